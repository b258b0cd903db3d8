import type { PointSystem } from '../views';
import type { Form } from '../../page/form';
import { Choice, type Option } from './fields';

interface PointsChoiceProps {
  systems: readonly PointSystem[];
  sent: Form | undefined;
  value?: string;
}

/** A choice of point system, and the points of each. */
export function PointsChoice({ systems, sent, value = '' }: PointsChoiceProps) {
  return (
    <>
      <Choice label="Points" name="system" sent={sent} value={value} options={systems.map(({ 'Point system': name, Players: players }): Option => [name, `${name} (tables of ${players})`])} />
      <dl class="point-systems">
        {systems.map(({ 'Point system': name, Pays: pays }) => <div><dt>{name}</dt><dd>{pays}</dd></div>)}
      </dl>
    </>
  );
}
