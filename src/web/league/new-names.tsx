import { type Form, textOf } from '../form';

/** A field for several names. */
export function NewNames({ label, sent }: { label: string; sent: Form | undefined }) {
  return (
    <label class="tall">
      {label}
      <textarea name="names" rows={5}>{textOf(sent, 'names')}</textarea>
    </label>
  );
}
