import { ImportError } from '../csv';
import { namesIn } from '../names';
import { type Form, textOf } from '../../page/form';
import { FormRefused } from './form-page';

/** A field for several names. */
export function NewNames({ label, sent }: { label: string; sent: Form | undefined }) {
  return (
    <label class="tall">
      {label}
      <textarea name="names" rows={5}>{textOf(sent, 'names')}</textarea>
    </label>
  );
}

/** The names in it. @throws FormRefused */
export function newNamesIn(form: Form): string[] {
  try {
    return namesIn(textOf(form, 'names'));
  } catch (error) {
    throw error instanceof ImportError ? new FormRefused(`These are not names: ${error.message}.`) : error;
  }
}
