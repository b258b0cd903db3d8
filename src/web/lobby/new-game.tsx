import type { BotCharacter } from '../../game/bots';
import type { Edition } from '../../game/views';
import { Screen } from '../layout';
import { NOBODY, PERSON } from './read-game';

/** How many seats a form has, however many an edition allows. */
const MOST_SEATS = 8;

interface NewGameProps {
  editions: readonly Edition[];
  characters: readonly BotCharacter[];
  chosen: string | undefined;
  /** what was sent and refused */
  form?: Readonly<Record<string, unknown>>;
  refusal?: string;
}

/** What to begin: an edition, and who plays. */
export function NewGame({ editions, characters, chosen, form = {}, refusal }: NewGameProps) {
  const edition = editions.find(({ Edition: name }) => name === chosen) ?? editions.find((one) => one['Fixed seats'] === 0) ?? editions[0];
  const playing = characters.filter((one) => !one['Stands in']);
  if (!edition) return <Screen title="New game"><p>No edition is installed.</p></Screen>;
  return (
    <Screen title="New game">
      <p role="alert">{refusal ?? ''}</p>
      <nav aria-label="Editions">
        {editions.map(({ Edition: name }) => <a class="button" aria-current={name === edition.Edition ? 'page' : undefined} href={`/new?edition=${encodeURIComponent(name)}`}>{name}</a>)}
      </nav>
      <form method="post" action="/games" class="new-game">
        <input type="hidden" name="edition" value={edition.Edition} />
        <label>Name of the game <input name="name" maxlength={60} value={textOf(form['name'])} /></label>
        <label>
          Dice
          <select name="dice">
            <option value="server">The server rolls</option>
            <option value="table" selected={form['dice'] === 'table'}>You roll your own</option>
          </select>
        </label>
        {edition['Fixed seats'] > 0 ? <FixedSeats edition={edition} /> : <OpenSeats edition={edition} characters={playing} form={form} />}
        <button class="main">Begin</button>
      </form>
    </Screen>
  );
}

/** Players, money and deeds of these editions are those of the opening position. */
function FixedSeats({ edition }: { edition: Edition }) {
  const most = Math.min(edition['Fixed seats'], MOST_SEATS);
  return <p>{`${most} players take the seats of the opening position.`}</p>;
}

function OpenSeats({ edition, characters, form }: { edition: Edition; characters: readonly BotCharacter[]; form: Readonly<Record<string, unknown>> }) {
  const seats = Math.min(edition['Maximum players'], MOST_SEATS);
  const who = listOf(form['who']);
  const names = listOf(form['player']);
  return (
    <fieldset>
      <legend>Who plays</legend>
      {Array.from({ length: seats }, (_, index) => {
        const standard = index === 0 ? PERSON : index < Math.max(3, edition['Minimum players']) ? (characters[index % characters.length]?.Character ?? PERSON) : NOBODY;
        const chosen = who[index] ?? standard;
        return (
          <div class="seat-choice">
            <select name="who" aria-label={`Seat ${index + 1}`}>
              {index >= edition['Minimum players'] && <option value={NOBODY} selected={chosen === NOBODY}>Nobody</option>}
              <option value={PERSON} selected={chosen === PERSON}>A person</option>
              {characters.map(({ Character: name }) => <option value={name} selected={chosen === name}>{name}</option>)}
            </select>
            <input name="player" maxlength={40} aria-label={`Name of player ${index + 1}`} placeholder={`Player ${index + 1}`} value={names[index] ?? ''} />
          </div>
        );
      })}
    </fieldset>
  );
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
