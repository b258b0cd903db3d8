import type { Form } from '../form';
import { textOf } from './sent';

/** Where several names are written. */
export function NewNames({ label, sent }: { label: string; sent: Form | undefined }) {
  return (
    <label class="tall">
      {label}
      <textarea name="names" rows={5}>{textOf(sent, 'names')}</textarea>
    </label>
  );
}
