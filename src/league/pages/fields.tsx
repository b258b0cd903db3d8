import type { PropsWithChildren } from 'hono/jsx';
import { type Form, textOf } from '../../page/form';

interface ActFormProps {
  /** the name of the action */
  act: string;
  /** the match that the form is about */
  about?: number;
  id?: string;
  /** the statement that the form sends; a question mark stands for a typed or chosen value */
  sql: string;
}

/** The form of an action, sent to the address of its page. */
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
  /** the refused form */
  sent: Form | undefined;
  /** the value without a refused form */
  value?: string;
  type?: 'text' | 'date' | 'number';
  maxlength?: number;
  isRequired?: boolean;
}

/** A field with its label. The database validates its value. */
export function Field({ label, name, sent, value = '', type = 'text', maxlength, isRequired = false }: FieldProps) {
  return (
    <label>
      {label}
      <input name={name} type={type} maxlength={maxlength} required={isRequired} autocomplete="off" value={sent ? textOf(sent, name) : value} />
    </label>
  );
}

/** A value and its label. */
export type Option = readonly [value: string, text: string];

interface ChoiceProps {
  label: string;
  name: string;
  sent: Form | undefined;
  options: readonly Option[];
  /** options with headings, after the others */
  groups?: readonly (readonly [heading: string, options: readonly Option[]])[];
  value?: string;
}

/** A choice of one value. */
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
  /** the checked values */
  chosen: readonly string[];
}

/** A choice of several values. */
export function Checkboxes({ legend, name, values, chosen }: CheckboxesProps) {
  return (
    <fieldset class="checkboxes">
      <legend>{legend}</legend>
      {values.map((value) => <label><input type="checkbox" name={name} value={value} checked={chosen.includes(value)} />{value}</label>)}
    </fieldset>
  );
}

/** A menu for an action that is rarely needed, or needs confirmation because it cannot be undone. */
export function Menu({ label, isOpen = false, children }: PropsWithChildren<{ label: string; isOpen?: boolean }>) {
  return (
    <details class="menu" open={isOpen}>
      <summary>{label}</summary>
      <div class="inside">{children}</div>
    </details>
  );
}
