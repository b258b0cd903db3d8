import type { PropsWithChildren } from 'hono/jsx';
import type { Form } from '../form';
import { textOf } from './sent';

interface ActFormProps {
  /** what is done: a name that the page knows */
  act: string;
  /** the match that it is about */
  about?: number;
  id?: string;
  /** the statement that it is; a question mark stands for what is typed or chosen */
  sql: string;
}

/** A form that does something, sent to the page on which it stands. */
export function ActForm({ act, about, id, sql, children }: PropsWithChildren<ActFormProps>) {
  return (
    <form method="post" id={id} class="act" data-sql={sql}>
      <input type="hidden" name="act" value={act} />
      {about !== undefined && <input type="hidden" name="about" value={String(about)} />}
      {children}
    </form>
  );
}

interface FieldProps {
  label: string;
  name: string;
  /** what was sent and refused */
  sent: Form | undefined;
  /** what stands there otherwise */
  value?: string;
  type?: 'text' | 'date' | 'number';
  maxlength?: number;
  isRequired?: boolean;
}

/** A field with its label. What it may be, the database says. */
export function Field({ label, name, sent, value = '', type = 'text', maxlength, isRequired = false }: FieldProps) {
  return (
    <label>
      {label}
      <input name={name} type={type} maxlength={maxlength} required={isRequired} autocomplete="off" value={sent ? textOf(sent, name) : value} />
    </label>
  );
}

/** A value, and what it is called. */
export type Option = readonly [value: string, text: string];

interface ChoiceProps {
  label: string;
  name: string;
  sent: Form | undefined;
  options: readonly Option[];
  /** under their own headings, after the others */
  groups?: readonly (readonly [heading: string, options: readonly Option[]])[];
  value?: string;
}

/** One of several values. */
export function Choice({ label, name, sent, options, groups = [], value = '' }: ChoiceProps) {
  const chosen = sent ? textOf(sent, name) : value;
  return (
    <label>
      {label}
      <select name={name}>
        <Options options={options} chosen={chosen} />
        {groups.filter(([, rest]) => rest.length > 0).map(([heading, rest]) => <optgroup label={heading}><Options options={rest} chosen={chosen} /></optgroup>)}
      </select>
    </label>
  );
}

function Options({ options, chosen }: { options: readonly Option[]; chosen: string }) {
  return <>{options.map(([value, text]) => <option value={value} selected={value === chosen}>{text}</option>)}</>;
}

interface CheckboxesProps {
  legend: string;
  name: string;
  values: readonly string[];
  /** those that were chosen before */
  chosen: readonly string[];
}

/** Several of many values. */
export function Checkboxes({ legend, name, values, chosen }: CheckboxesProps) {
  return (
    <fieldset class="checkboxes">
      <legend>{legend}</legend>
      {values.map((value) => <label><input type="checkbox" name={name} value={value} checked={chosen.includes(value)} />{value}</label>)}
    </fieldset>
  );
}

/** Something that is asked twice, because nobody takes it back, or that is seldom needed. */
export function Menu({ label, isOpen = false, children }: PropsWithChildren<{ label: string; isOpen?: boolean }>) {
  return (
    <details class="menu" open={isOpen}>
      <summary>{label}</summary>
      <div class="inside">{children}</div>
    </details>
  );
}
