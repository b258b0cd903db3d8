import { type Form, textsOf } from '../form';
import type { BoardError } from './errors';
import type { Field } from './fields';
import { wasOf } from './read-changes';

interface FieldInputProps {
  field: Field;
  /** the id of the first input; the ids of related elements begin with it */
  id: string;
  /** the refused form */
  form?: Form | undefined;
  /** the errors of the field */
  errors: readonly BoardError[];
  isLocked: boolean;
  /** whether it gets the focus */
  isFirst?: boolean;
}

/** A field with its present value, its errors and, after a refusal, the text as it was typed. */
export function FieldInput({ field, id, form, errors, isLocked, isFirst = false }: FieldInputProps) {
  const { key, label, now, parts, hint } = field;
  const sent = form === undefined ? [] : textsOf(form, key);
  const typed = sent.length === now.length ? sent : now;
  const differs = typed.some((text, index) => text !== now[index]);
  const notes = [...(hint === undefined || isLocked ? [] : [hint]), ...(differs ? [`Now: ${now.join(', ')}`] : [])];
  const described = [...(notes.length > 0 ? [`${id}-notes`] : []), ...(errors.length > 0 ? [`${id}-errors`] : [])].join(' ') || undefined;
  const wrong = wrongIn(typed, errors);
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
        aria-invalid={wrong.includes(index) ? 'true' : undefined}
        readonly={isLocked}
        autofocus={isFirst && index === (wrong[0] ?? 0)}
      />
      <input type="hidden" name={wasOf(key)} value={now[index]} />
    </>
  );
  const below = (
    <>
      {errors.length > 0 && <p class="error" id={`${id}-errors`}>{errors.map(({ error }) => sentence(error)).join(' ')}</p>}
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

/** Which of some amounts the errors are about: those outside the bounds that the database names; without such, all. */
function wrongIn(typed: readonly string[], errors: readonly BoardError[]): number[] {
  if (errors.length === 0) return [];
  const most = Math.min(...errors.map(({ error }) => Number(/ from 0 to (\d+)/.exec(error)?.[1] ?? Infinity)));
  const all = typed.map((_, index) => index);
  const outside = all.filter((index) => !/^\d+$/.test(typed[index] ?? '') || Number(typed[index]) > most);
  return outside.length > 0 ? outside : all;
}

/** An error as a sentence. */
export function sentence(error: string): string {
  const [first = '', ...rest] = error;
  return `${first.toUpperCase()}${rest.join('')}${/[.!?]$/.test(error) ? '' : '.'}`;
}
