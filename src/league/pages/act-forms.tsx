import type { Child } from 'hono/jsx';
import { acts } from '../calls';
import { ActField } from './act-fields';
import { ActForm, Menu } from './fields';
import { fieldsOf } from './form-state';
import { choicesOf, fieldsOfAct, type FormName, forms, type Offer, offered } from './offer';

interface OfferedFormProps {
  offer: Offer;
  name: FormName;
  /** the values of its fields, which are then not filled in */
  fixed?: Readonly<Record<string, string>>;
  /** what its button does, where several have the same text */
  label?: string;
}

/** The form of an act: a field for each argument that the page does not know. */
export function OfferedForm({ offer, name, fixed = {}, label }: OfferedFormProps) {
  const { known, about, hidden = {}, values = {}, sent, isQuiet = false } = offer;
  const { button, tone, note } = forms[name];
  const form = fieldsOf(sent, name, about);
  const typed = fieldsOfAct(name).filter((argument) => fixed[argument.name] === undefined);
  const id = about === undefined ? name : `${name}-${about}`;
  const refusal = form && (sent?.fields?.size ?? 0) === 0 && typed.length > 0 ? sent?.refusal : undefined;
  return (
    <ActForm act={name} values={[...known, ...leftOut(name, known.length), ...Object.values(fixed)]} about={about}>
      {Object.entries({ ...hidden, ...fixed }).map(([field, value]) => <input type="hidden" name={field} value={value} />)}
      {note !== undefined && <p class="whole">{note}</p>}
      {typed.map((argument) => (
        <ActField argument={argument} choices={choicesOf(offer, argument)} value={values[argument.name]} sent={form} error={form && sent?.fields?.get(argument.name)} id={id} />
      ))}
      {refusal !== undefined && <p class="refused whole">{refusal}</p>}
      <button class={tone === 'main' && isQuiet ? undefined : tone} aria-label={label}>{button}</button>
    </ActForm>
  );
}

/** NULL for the arguments that come before the first field, and have none. */
function leftOut(name: FormName, known: number): null[] {
  const rest = acts[name].takes.slice(known);
  const first = rest.findIndex(({ label }) => label !== undefined);
  return rest.slice(0, Math.max(0, first)).map(() => null);
}

interface FormsProps {
  offer: Offer;
  /** default: all that are in no menu */
  only?: (name: FormName) => boolean;
}

/** The forms of a page that are in no menu. */
export function OpenForms({ offer, only = () => true }: FormsProps) {
  return <>{offered(offer).filter((name) => forms[name].menu === undefined && only(name)).map((name) => <OfferedForm offer={offer} name={name} />)}</>;
}

interface FormMenusProps {
  offer: Offer;
  /** what follows the names of the menus */
  suffix?: string;
  /** what comes first in a menu */
  leads?: Readonly<Record<string, Child>>;
  /** a menu that is open although none of its forms was refused */
  open?: string | undefined;
}

/** The menus of a page, with their forms. */
export function FormMenus({ offer, suffix = '', leads = {}, open }: FormMenusProps) {
  const names = offered(offer);
  const menus = new Set(names.flatMap((name) => forms[name].menu ?? []));
  return (
    <>
      {[...menus].map((menu) => {
        const inside = names.filter((name) => forms[name].menu === menu);
        const isOpen = menu === open || inside.some((name) => fieldsOf(offer.sent, name, offer.about) !== undefined);
        return (
          <Menu label={`${menu}${suffix}`} isOpen={isOpen}>
            {leads[menu]}
            {inside.map((name) => <OfferedForm offer={offer} name={name} />)}
          </Menu>
        );
      })}
    </>
  );
}
