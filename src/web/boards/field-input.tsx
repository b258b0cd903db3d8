import { type Form, textsOf } from '../form';
import type { BoardFault } from './faults';
import type { Field } from './fields';
import { wasOf } from './read-changes';

interface FieldInputProps {
  field: Field;
  /** of the first input; those of what belongs to it begin so */
  id: string;
  /** what was sent and refused */
  form?: Form | undefined;
  /** what is wrong with the field */
  faults: readonly BoardFault[];
  isLocked: boolean;
  /** whether it is where somebody goes on typing */
  isFirst?: boolean;
}

/** A field with what it is now, what is wrong with it, and what was typed, as it was typed. */
export function FieldInput({ field, id, form, faults, isLocked, isFirst = false }: FieldInputProps) {
  const { key, label, now, parts, hint } = field;
  const sent = form === undefined ? [] : textsOf(form, key);
  const typed = sent.length === now.length ? sent : now;
  const differs = typed.some((text, index) => text !== now[index]);
  const notes = [...(hint === undefined || isLocked ? [] : [hint]), ...(differs ? [`Now: ${now.join(', ')}`] : [])];
  const described = [...(notes.length > 0 ? [`${id}-notes`] : []), ...(faults.length > 0 ? [`${id}-faults`] : [])].join(' ') || undefined;
  const input = (index: number, name: string | undefined) => (
    <>
      <input
        id={index === 0 ? id : `${id}-${index}`}
        name={key}
        value={typed[index]}
        inputmode={key === 'name' ? undefined : 'numeric'}
        autocomplete="off"
        aria-label={name}
        aria-describedby={described}
        aria-invalid={faults.length > 0 ? 'true' : undefined}
        readonly={isLocked}
        autofocus={isFirst && index === 0}
      />
      <input type="hidden" name={wasOf(key)} value={now[index]} />
    </>
  );
  const below = (
    <>
      {faults.length > 0 && <p class="fault" id={`${id}-faults`}>{faults.map(({ fault }) => sentence(fault)).join(' ')}</p>}
      {notes.length > 0 && <small id={`${id}-notes`}>{notes.join(' ')}</small>}
    </>
  );
  if (!parts) return <div class={`field field-${key}`}><label for={id}>{label}</label>{input(0, undefined)}{below}</div>;
  return (
    <fieldset class="amounts">
      <legend>{label}</legend>
      {parts.map((part, index) => <label><span>{part}</span>{input(index, `${label}: ${part}`)}</label>)}
      {below}
    </fieldset>
  );
}

/** What is wrong, as it stands by itself. */
export function sentence(fault: string): string {
  const [first = '', ...rest] = fault;
  return `${first.toUpperCase()}${rest.join('')}${/[.!?]$/.test(fault) ? '' : '.'}`;
}
