import type { Board } from '../../board/boards';
import type { BotCharacter } from '../../game/bots';
import type { Edition } from '../../game/views';
import { counted } from '../../telling/counted';
import { type Form, textsOf } from '../form';
import { Screen } from '../layout';
import type { Choices } from './choices';
import { MOST_SEATS, NOBODY, PERSON } from './read-game';

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
  const offered = boards.filter(({ Board: name }) => name !== edition?.Edition);
  const boardsOf = (isOwn: boolean) => offered.filter((one) => (editionOf(one, boards) === edition?.Edition) === isOwn).map(({ Board: name }): [string, string] => [name, name]);
  if (!edition) return <Screen title="New game"><p>No edition is installed.</p></Screen>;
  return (
    <Screen title="New game">
      <p role="alert">{refusal ?? ''}</p>
      <nav aria-label="Editions" data-carry="new-game">
        {editions.map(({ Edition: name }) => <a class="button" aria-current={name === edition.Edition ? 'page' : undefined} href={`/new?${new URLSearchParams({ edition: name, ...(board === '' ? {} : { board }) }).toString()}`}>{name}</a>)}
      </nav>
      <p>{`${toldOf(edition)} `}<a href={`/how?edition=${encodeURIComponent(edition.Edition)}`}>How it is played</a></p>
      <form id="new-game" method="post" action="/games" class="new-game">
        <input type="hidden" name="edition" value={edition.Edition} />
        <fieldset>
          <legend>Who plays</legend>
          {opening.length > 0 ? <Opening opening={opening} characters={characters} form={form} /> : <Seats edition={edition} characters={characters} form={form} />}
        </fieldset>
        <button class="main">Begin</button>
        <details class="menu" open={refusal !== undefined || board !== ''}>
          <summary>More settings</summary>
          <div class="more">
            <label>Name of the game <input name="name" maxlength={60} value={valueOf(form, 'name')} /></label>
            <Choice label="Dice" name="dice" form={form} options={[['server', 'The server rolls'], ['table', 'You roll your own']]} />
            {paces.length > 0 && <Choice label="Pace" name="pace" form={form} options={[['', 'As usual'], ...paces.map(({ pace }): [string, string] => [pace, pace])]} />}
            <Choice label="Board" name="board" form={form} options={[['', 'Its own'], ...boardsOf(true)]} groups={[['Made for other rules', boardsOf(false)]]} />
            <label>Seconds for a move, then a character moves <input name="clock" type="number" min={1} value={valueOf(form, 'clock')} /></label>
          </div>
        </details>
      </form>
    </Screen>
  );
}

/** What an edition is like, in numbers. */
function toldOf({ 'Minimum players': least, 'Maximum players': most, 'Fixed seats': fixed, Tiles: tiles, Dice: dice }: Edition): string {
  const players = fixed > 0 ? `${fixed} players in an opening position of its own` : least === most ? counted(least, 'player') : `${least} to ${most} players`;
  return `${players}, ${counted(tiles, 'tile')}, ${counted(dice, 'die', 'dice')}.`;
}

interface ChoiceProps {
  label: string;
  name: string;
  form: Form;
  /** values, and what they are called; the first, unless another was sent */
  options: readonly (readonly [value: string, text: string])[];
  /** under their own headings, after the others */
  groups?: readonly (readonly [heading: string, options: readonly (readonly [value: string, text: string])[]])[];
}

/** The edition whose board was copied, at last. */
function editionOf(board: Board, all: readonly Board[]): string {
  const source = all.find(({ Board: name }) => name === board['Copied from']);
  return source && source !== board ? editionOf(source, all.filter((one) => one !== board)) : (board['Copied from'] ?? board.Board);
}

function Choice({ label, name, form, options, groups = [] }: ChoiceProps) {
  const optionsOf = (some: typeof options) => some.map(([value, text]) => <option value={value} selected={value === valueOf(form, name)}>{text}</option>);
  return (
    <label>
      {label}
      <select name={name}>
        {optionsOf(options)}
        {groups.filter(([, some]) => some.length > 0).map(([heading, some]) => <optgroup label={heading}>{optionsOf(some)}</optgroup>)}
      </select>
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
