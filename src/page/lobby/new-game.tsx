import { boardsOf } from '../../client/boards/boards';
import { changesOf, type EditionRule, type Pace } from '../../client/editions/editions';
import type { BotCharacter } from '../../client/bots';
import type { Edition } from '../../client/views';
import { durationOf } from '../../client/words/duration';
import { counted } from '../../client/words/counted';
import { type Form, textOf, textsOf } from '../form';
import { tokenIcon } from '../game/token';
import { Icon } from '../icon';
import { Screen } from '../layout';
import type { Choices } from './choices';
import { MiniBoard } from './mini-board';
import { MOST_SEATS, NOBODY, PERSON, tokenField } from './read-game';

/** The value of the field `seats` when an edition is played without its opening position. */
const OWN = 'own';

/** The default number of players. */
const USUAL_SEATS = 4;

interface NewGameProps {
  choices: Choices;
  /** the refused form */
  form?: Form;
  refusal?: string;
}

/** The form for a new game: edition, players with their tokens, dice, pace and board. */
export function NewGame({ choices, form = {}, refusal }: NewGameProps) {
  const { edition, characters, paces, rules, boards, opening } = choices;
  if (!edition) return <Screen title="New game" here="/new"><p>No edition is installed.</p></Screen>;
  const isOpening = opening.length > 0 && textOf(form, 'seats') !== OWN;
  const fitting = boardsOf(edition.Edition, boards);
  // A refused form is shown as it was sent.
  const sent = refusal === undefined ? '' : textOf(form, 'board');
  const offered = [...new Set([...fitting, ...(sent === '' || sent === edition.Edition ? [] : [sent])])];
  return (
    <Screen title="New game" here="/new" scripts={['lobby.js']}>
      <p role="alert">{refusal ?? ''}</p>
      <EditionCards choices={choices} edition={edition} />
      <form id="new-game" method="post" action="/games" class="new-game">
        <input type="hidden" name="edition" value={edition.Edition} />
        <fieldset>
          <legend>Players</legend>
          {opening.length > 0 && <WhoPlays edition={edition} opening={opening} isOpening={isOpening} />}
          <div class="seat-cards">
            {isOpening ? <Opening opening={opening} characters={characters} form={form} /> : <Seats choices={choices} edition={edition} form={form} />}
          </div>
        </fieldset>
        <fieldset>
          <legend>How you play</legend>
          {paces.length > 0 && <PaceChoice paces={paces} chosen={textOf(form, 'pace')} />}
          <More text="More" title="Dice, board, name and time limit" />
          <div class="row">
            <Choice label="Dice" name="dice" form={form} options={[['server', 'Rolled for you'], ['table', 'Your own, at the table']]} />
            {offered.length > 0 && <Choice label="Board" name="board" form={form} options={[['', edition.Edition], ...offered.map((name): [string, string] => [name, name])]} />}
            <label>Name of the game <input name="name" maxlength={60} placeholder={edition.Edition} value={textOf(form, 'name')} /></label>
            <label>Time limit per move (s), then a bot plays <input name="clock" type="number" min={1} placeholder="none" value={textOf(form, 'clock')} /></label>
          </div>
          {paces.filter((pace) => !isUsual(pace)).map((pace) => <PaceChanges pace={pace} rules={rules} />)}
        </fieldset>
      </form>
      <div class="start-bar">
        {!isOpening && <button form="new-game" formaction="/tables" class="large" title="Bots keep their seats. Your friends take those of nobody, and of people without a name, by one link."><Icon name="link" />Invite friends</button>}
        <button form="new-game" class="main large"><Icon name="play" />Start game</button>
      </div>
    </Screen>
  );
}

/** Whether a pace changes nothing. */
function isUsual({ rules }: Pace): boolean {
  return Object.keys(rules).length === 0;
}

/** What the usual pace is called. */
function usualPace(paces: readonly Pace[]): string {
  return paces.find(isUsual)?.pace ?? 'Usual';
}

/** The paces, each with what it changes and how long a game takes. The one that changes nothing comes first. */
function PaceChoice({ paces, chosen }: { paces: readonly Pace[]; chosen: string }) {
  const usual = paces.find(isUsual);
  const others = paces.filter((pace) => !isUsual(pace));
  return (
    <div class="paces" role="radiogroup" aria-label="Pace">
      {[usual ?? { pace: usualPace(paces), about: null, minutes: null, rules: {} }, ...others].map((pace, index) => {
        const value = index === 0 ? '' : pace.pace;
        return (
          <label class="pace-choice">
            <input type="radio" name="pace" value={value} checked={value === chosen} />
            <span><strong>{pace.pace}</strong> <span class="soft">{pace.about ?? `${changesOf(pace)}.`}{pace.minutes !== null && ` About ${durationOf(pace.minutes)}.`}</span></span>
          </label>
        );
      })}
    </div>
  );
}

/** On a phone, what follows it is shown once it is open. */
function More({ text, title, id }: { text: string; title?: string; id?: string }) {
  return <details class="more-below" id={id}><summary title={title}>{text}</summary></details>;
}

/** What a pace changes, in the words of the rules. */
function PaceChanges({ pace: { pace, rules: changed }, rules }: { pace: Pace; rules: readonly EditionRule[] }) {
  const changes = rules.filter(({ rule }) => Object.hasOwn(changed, rule));
  return (
    <details class="pace">
      <summary class="small">{`Pace ${pace}: what changes`}</summary>
      <dl>{changes.map(({ rule, meaning }) => <><dt>{meaning} <code>{rule}</code></dt><dd>{(changed[rule] ?? 'none').replaceAll('_', ' ')}</dd></>)}</dl>
    </details>
  );
}

/** The headings of editions that do not come with the program, by their origin. */
const HEADINGS: Readonly<Record<Exclude<Edition['Origin'], 'built in'>, string>> = {
  added: 'Added',
  'rules file': 'Rules imported from files',
  'board file': 'Boards imported from files',
};

/** The editions with their descriptions: the chosen one, then those of the program, and below them others by their origin. */
function EditionCards({ choices, edition }: { choices: Choices; edition: Edition }) {
  const cardsOf = (origin: Edition['Origin']) =>
    choices.editions.filter((one) => one.Origin === origin && one !== edition).map((one) => <EditionCard choices={choices} edition={one} isChosen={false} />);
  const others = (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).map((origin) => ({ origin, cards: cardsOf(origin) })).filter(({ cards }) => cards.length > 0);
  return (
    <nav aria-label="Editions" class="edition-cards" data-carry="new-game">
      <EditionCard choices={choices} edition={edition} isChosen />
      <More text="Other games" />
      {cardsOf('built in')}
      {others.map(({ origin, cards }) => <><h2>{HEADINGS[origin]}</h2>{cards}</>)}
    </nav>
  );
}

function EditionCard({ choices: { cards, tiles }, edition, isChosen }: { choices: Choices; edition: Edition; isChosen: boolean }) {
  const { Edition: name, Extends: base } = edition;
  const card = cards.find((one) => one.Edition === name);
  return (
    <div class={`edition-card${isChosen ? ' chosen' : ''}`}>
      <MiniBoard tiles={tiles.filter(({ Board: board }) => board === name)} />
      <div>
        <h2><a href={`/new?${new URLSearchParams({ edition: name }).toString()}`} aria-current={isChosen ? 'page' : undefined}>{name}</a></h2>
        <p>{card?.About ?? (base === null ? '' : `Made from ${base}.`)}</p>
        <p class="tags">
          <span class="tag">{playersOf(edition)}</span>
          {card?.Minutes != null && <span class="tag">{`about ${durationOf(card.Minutes)}`}</span>}
          <span class="tag">{counted(edition.Tiles, 'tile')}</span>
        </p>
        <p class="soft">{card?.Features ?? ''}</p>
        <p><a class="over" href={`/how?edition=${encodeURIComponent(name)}`} aria-label={`How to play ${name}`}>How to play</a></p>
      </div>
    </div>
  );
}

function playersOf({ 'Minimum players': least, 'Maximum players': most }: Edition): string {
  return least === most ? counted(least, 'player') : `${least}–${most} players`;
}

interface ChoiceProps {
  label: string;
  name: string;
  form: Form;
  /** values with their labels; the first is the default */
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ label, name, form, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>{options.map(([value, text]) => <option value={value} selected={value === textOf(form, name)}>{text}</option>)}</select>
    </label>
  );
}

/** The choice between the players of an opening position and others. */
function WhoPlays({ edition, opening, isOpening }: { edition: Edition; opening: readonly string[]; isOpening: boolean }) {
  const address = (fields: Record<string, string>) => `/new?${new URLSearchParams({ edition: edition.Edition, ...fields }).toString()}`;
  return (
    <>
      <nav aria-label="Who plays" class="tabs" data-carry="new-game">
        <a class="button" aria-current={isOpening ? 'page' : undefined} href={address({})}>The opening position</a>
        <a class="button" aria-current={isOpening ? undefined : 'page'} href={address({ seats: OWN })}>Your own players</a>
      </nav>
      <p class="soft">{isOpening ? `${new Intl.ListFormat('en-GB').format(opening)} already have money and properties.` : 'Everybody begins on the first tile with the same money, and nobody owns anything.'}</p>
      {!isOpening && <input type="hidden" name="seats" value={OWN} />}
    </>
  );
}

/** The seats of an opening position, played by people or bots. */
function Opening({ opening, characters, form }: { opening: readonly string[]; characters: readonly BotCharacter[]; form: Form }) {
  const who = textsOf(form, 'who');
  return (
    <>
      {opening.map((name, index) => {
        const chosen = who[index] ?? (index === 0 ? PERSON : nth(characters, index));
        return (
          <div class="seat-card" style={`--player: var(--player-${index % 8})`}>
            <label>
              <strong>{name}</strong>
              <input type="hidden" name="opening" value={name} />
              <select name="who"><Who characters={characters} chosen={chosen} /></select>
            </label>
            <Temper characters={characters} chosen={chosen} />
          </div>
        );
      })}
    </>
  );
}

function Seats({ choices: { characters, pieces }, edition, form }: { choices: Choices; edition: Edition; form: Form }) {
  const [who, names] = [textsOf(form, 'who'), textsOf(form, 'player')];
  const least = edition['Minimum players'];
  const chosenFor = (index: number): string => who[index] ?? (index === 0 ? PERSON : index < Math.max(USUAL_SEATS, least) ? nth(characters, index - 1) : NOBODY);
  const most = Math.min(edition['Maximum players'], MOST_SEATS);
  const others = Array.from({ length: most - 1 }, (_, index) => chosenFor(index + 1)).filter((one) => one !== NOBODY).map((one) => (one === PERSON ? 'a person' : one));
  return (
    <>
      {Array.from({ length: most }, (_, index) => {
        const chosen = chosenFor(index);
        const seat = `Seat ${index + 1}`;
        const more = index === 1 && <More id="other-players" text={`With ${others.length === 0 ? 'nobody yet' : new Intl.ListFormat('en-GB').format(others)}`} />;
        return (
          <>
            {more}
            <div class="seat-card" style={`--player: var(--player-${index % 8})`}>
              <div class="seat-choice">
                <select name="who" aria-label={`${seat}: played by`}>
                  <Who characters={characters} chosen={chosen} mayBeEmpty={index >= least} />
                </select>
                <input name="player" maxlength={40} aria-label={`${seat}: name`} placeholder={`Player ${index + 1}`} value={names[index] ?? ''} {...(index === 0 ? { 'data-remember': 'name' } : {})} />
              </div>
              <Temper characters={characters} chosen={chosen} />
              <Tokens index={index} pieces={pieces} chosen={textOf(form, tokenField(index)) || (pieces[index] ?? '')} />
            </div>
          </>
        );
      })}
    </>
  );
}

/** A choice of token for a player. */
function Tokens({ index, pieces, chosen }: { index: number; pieces: readonly string[]; chosen: string }) {
  return (
    <div class="tokens" role="radiogroup" aria-label={`Seat ${index + 1}: token`}>
      {pieces.map((piece) => {
        const icon = tokenIcon(piece);
        return (
          <label title={piece}>
            <input class="visually-hidden" type="radio" name={tokenField(index)} value={piece} checked={piece === chosen} />
            <span class="disc">{icon ? <Icon name={icon} /> : [...piece][0]}</span>
            <span class="visually-hidden">{piece}</span>
          </label>
        );
      })}
    </div>
  );
}

/** How the bot of a seat plays. */
function Temper({ characters, chosen }: { characters: readonly BotCharacter[]; chosen: string }) {
  return <p class="temper soft">{characters.find(({ Character: name }) => name === chosen)?.Description ?? ''}</p>;
}

function Who({ characters, chosen, mayBeEmpty = false }: { characters: readonly BotCharacter[]; chosen: string; mayBeEmpty?: boolean }) {
  return (
    <>
      {mayBeEmpty && <option value={NOBODY} selected={chosen === NOBODY}>Nobody</option>}
      <option value={PERSON} selected={chosen === PERSON}>A person</option>
      <optgroup label="Bots">
        {characters.map(({ Character: name, Description: about }) => <option value={name} selected={chosen === name} data-about={about}>{name}</option>)}
      </optgroup>
    </>
  );
}

function nth(characters: readonly BotCharacter[], index: number): string {
  return characters[index % characters.length]?.Character ?? PERSON;
}
