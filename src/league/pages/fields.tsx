import type { PropsWithChildren } from 'hono/jsx';
import { callOf } from '../../client/words/statement';
import { type Form, textOf } from '../../page/form';
import { type ActName, CHANGES } from '../calls';

interface ActFormProps {
  act: ActName;
  /** the values that the page knows, in the order of the act's arguments */
  values?: readonly (string | number | null)[];
  /** the match that the form is about */
  about?: number | undefined;
  id?: string;
  /** the statements of a form that sends several */
  sql?: string;
}

/** The form of an act, sent to the address of its page. Its statement has a question mark for each typed or chosen value. */
export function ActForm({ act, values = [], about, id, sql = callOf(CHANGES[act], ...values), children }: PropsWithChildren<ActFormProps>) {
  return (
    <form method="post" id={id} class="act" data-sql={sql}>
      <input type="hidden" name="act" value={act} />
      {about !== undefined && <input type="hidden" name="about" value={String(about)} />}
      {children}
    </form>
  );
}

interface LabelledProps {
  label: string;
  name: string;
  /** the refused form */
  sent: Form | undefined;
  /** the value without a refused form */
  value?: string;
  /** what is wrong with the value that was sent */
  error?: string | undefined;
  /** needed with an error, which gets an id from it */
  id?: string;
}

interface FieldProps extends LabelledProps {
  type?: 'text' | 'date' | 'number';
  min?: number;
  max?: number | undefined;
  maxlength?: number | undefined;
  isRequired?: boolean;
}

/** A field with its label. The database validates its value. */
export function Field({ label, name, sent, value = '', error, id = name, type = 'text', min, max, maxlength, isRequired = false }: FieldProps) {
  return (
    <label>
      {label}
      <input
        name={name} type={type} min={min} max={max} maxlength={maxlength} required={isRequired} autocomplete="off" value={sent ? textOf(sent, name) : value}
        {...invalid(error, id)}
      />
      <FieldError error={error} id={id} />
    </label>
  );
}

/** The attributes of a field that say that its value was refused, and why. */
function invalid(error: string | undefined, id: string): object {
  return error === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': `${id}-error`, autofocus: true };
}

function FieldError({ error, id }: { error: string | undefined; id: string }) {
  return error === undefined ? null : <small class="refused" id={`${id}-error`}>{error}</small>;
}

/** A value and its label. */
export type Option = readonly [value: string, text: string];

interface ChoiceProps extends LabelledProps {
  options: readonly Option[];
  /** options with headings, after the others */
  groups?: readonly (readonly [heading: string, options: readonly Option[]])[] | undefined;
}

/** A choice of one value. */
export function Choice({ label, name, sent, options, groups = [], value = '', error, id = name }: ChoiceProps) {
  const chosen = sent ? textOf(sent, name) : value;
  return (
    <label>
      {label}
      <select name={name} {...invalid(error, id)}>
        <Options options={options} chosen={chosen} />
        {groups.filter(([, rest]) => rest.length > 0).map(([heading, rest]) => <optgroup label={heading}><Options options={rest} chosen={chosen} /></optgroup>)}
      </select>
      <FieldError error={error} id={id} />
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
  /** what is wrong with them */
  error?: string | undefined;
}

/** A choice of several values. */
export function Checkboxes({ legend, name, values, chosen, error }: CheckboxesProps) {
  return (
    <fieldset class="checkboxes">
      <legend>{legend}</legend>
      {error !== undefined && <small class="refused">{error}</small>}
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
