import { textOf, textsOf, type Form } from '../../page/form';
import type { ActArgument } from '../calls';
import { Checkboxes, Choice, Field } from './fields';
import type { Choices } from './offer';

interface ActFieldProps {
  argument: ActArgument;
  /** undefined: it is typed */
  choices: Choices | undefined;
  /** the value without a refused form */
  value: string | undefined;
  /** the refused form */
  sent: Form | undefined;
  /** what is wrong with the value that was sent */
  error: string | undefined;
  /** a prefix of ids that no other form has */
  id: string;
}

/** The field of an argument, by its kind. */
export function ActField({ argument: { name, kind, label = '', isOptional, least = 1, most }, choices, value = '', sent, error, id }: ActFieldProps) {
  const common = { label, name, sent, value, error, id: `${id}-${name}` };
  if (kind === 'players') {
    const names = [...(choices?.options ?? []), ...(choices?.groups ?? []).flatMap(([, options]) => options)].map(([one]) => one);
    return <Checkboxes legend={label} name={name} values={names} chosen={sent ? textsOf(sent, name) : []} error={error} />;
  }
  if (choices) {
    const { notes = [] } = choices;
    return (
      <>
        <Choice {...common} options={choices.options} groups={choices.groups} />
        {notes.length > 0 && <dl class="option-notes">{notes.map(([option, meaning]) => <div><dt>{option}</dt><dd>{meaning}</dd></div>)}</dl>}
      </>
    );
  }
  if (kind === 'flag') return <label><input type="checkbox" name={name} value="yes" checked={textOf(sent, name) === 'yes'} />{label}</label>;
  const isRequired = isOptional !== true;
  if (kind === 'number') return <Field {...common} type="number" min={least} max={most} isRequired={isRequired} />;
  if (kind === 'day') return <Field {...common} type="date" isRequired={isRequired} />;
  return <Field {...common} maxlength={most} isRequired={isRequired} />;
}
