import type { BotCharacter } from '../../game/bots';
import type { Edition } from '../../game/views';
import { type Form, textsOf } from '../form';
import { Screen } from '../layout';
import type { Choices } from './choices';
import { NOBODY, PERSON } from './read-game';

/** How many seats a form has, however many an edition allows. */
const MOST_SEATS = 8;

/** How many play, unless somebody says otherwise. */
const USUAL_SEATS = 3;

interface NewGameProps {
  choices: Choices;
  /** what was sent and refused */
  form?: Form;
  refusal?: string;
}

/** What to begin: an edition, how it is played, and who plays. */
export function NewGame({ choices, form = {}, refusal }: NewGameProps) {
  const { editions, edition, characters, paces, boards, opening } = choices;
  const board = valueOf(form, 'board');
  if (!edition) return <Screen title="New game"><p>No edition is installed.</p></Screen>;
  return (
    <Screen title="New game">
      <p role="alert">{refusal ?? ''}</p>
      <nav aria-label="Editions">
        {editions.map(({ Edition: name }) => <a class="button" aria-current={name === edition.Edition ? 'page' : undefined} href={`/new?${new URLSearchParams({ edition: name, ...(board === '' ? {} : { board }) }).toString()}`}>{name}</a>)}
      </nav>
      <form method="post" action="/games" class="new-game">
        <input type="hidden" name="edition" value={edition.Edition} />
        <fieldset>
          <legend>Who plays</legend>
          {opening.length > 0 ? <Opening opening={opening} characters={characters} form={form} /> : <Seats edition={edition} characters={characters} form={form} />}
        </fieldset>
        <button class="main">Begin</button>
        <details class="menu" open={refusal !== undefined || board !== ''}>
          <summary>More settings</summary>
          <label>Name of the game <input name="name" maxlength={60} value={valueOf(form, 'name')} /></label>
          <Choice label="Dice" name="dice" form={form} options={[['server', 'The server rolls'], ['table', 'You roll your own']]} />
          {paces.length > 0 && <Choice label="Pace" name="pace" form={form} options={[['', 'As usual'], ...paces.map(({ pace }): [string, string] => [pace, pace])]} />}
          <Choice label="Board" name="board" form={form} options={[['', 'Its own'], ...boards.filter(({ Board: name }) => name !== edition.Edition).map(({ Board: name }): [string, string] => [name, name])]} />
          <label>Seconds for a move <input name="clock" type="number" min={1} value={valueOf(form, 'clock')} /></label>
        </details>
      </form>
    </Screen>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  form: Form;
  /** values, and what they are called; the first, unless another was sent */
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ label, name, form, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>{options.map(([value, text]) => <option value={value} selected={value === valueOf(form, name)}>{text}</option>)}</select>
    </label>
  );
}

/** The seats of an opening position are taken as they are, by people or characters. */
function Opening({ opening, characters, form }: { opening: readonly string[]; characters: readonly BotCharacter[]; form: Form }) {
  const who = textsOf(form, 'who');
  return (
    <>
      {opening.map((name, index) => (
        <label>
          {name}
          <input type="hidden" name="opening" value={name} />
          <select name="who"><Who characters={characters} chosen={who[index] ?? (index === 0 ? PERSON : nth(characters, index))} /></select>
        </label>
      ))}
    </>
  );
}

function Seats({ edition, characters, form }: { edition: Edition; characters: readonly BotCharacter[]; form: Form }) {
  const [who, names] = [textsOf(form, 'who'), textsOf(form, 'player')];
  const least = edition['Minimum players'];
  return (
    <>
      {Array.from({ length: Math.min(edition['Maximum players'], MOST_SEATS) }, (_, index) => {
        const usual = index === 0 ? PERSON : index < Math.max(USUAL_SEATS, least) ? nth(characters, index) : NOBODY;
        return (
          <div class="seat-choice">
            <select name="who" aria-label={`Seat ${index + 1}`}>
              <Who characters={characters} chosen={who[index] ?? usual} mayBeEmpty={index >= least} />
            </select>
            <input name="player" maxlength={40} aria-label={`Name of player ${index + 1}`} placeholder={`Player ${index + 1}`} value={names[index] ?? ''} />
          </div>
        );
      })}
    </>
  );
}

function Who({ characters, chosen, mayBeEmpty = false }: { characters: readonly BotCharacter[]; chosen: string; mayBeEmpty?: boolean }) {
  return (
    <>
      {mayBeEmpty && <option value={NOBODY} selected={chosen === NOBODY}>Nobody</option>}
      <option value={PERSON} selected={chosen === PERSON}>A person</option>
      {characters.map(({ Character: name }) => <option value={name} selected={chosen === name}>{name}</option>)}
    </>
  );
}

function nth(characters: readonly BotCharacter[], index: number): string {
  return characters[index % characters.length]?.Character ?? PERSON;
}

function valueOf(form: Form, name: string): string {
  return textsOf(form, name)[0] ?? '';
}
