import { readProperties, readRents, readEventsAfter } from '../../client/views';
import type { GameState } from '../../client/game-state';
import type { Table } from '../table';
import type { ConsoleScreen } from '../console';
import { sanitize } from '../sanitize';
import { drawBoard, playerLines, readBoardState } from './board';
import { drawDeed } from './deed';
import { cut, widthOfText } from './text-width';
import { widthOf } from './screen';

/** The number of latest events in the middle of the board. */
const NEWS = 8;

/**
 * In a window, draws a line and the board when a turn begins, and the title deed of a property for sale.
 */
export class TurnView {
  private shownTurn = '';
  private shownDeed = '';

  constructor(private readonly table: Table) {}

  /** Draws what belongs above a question. */
  async show(state: GameState): Promise<void> {
    const { screen } = this.table.terminal;
    if (!screen) return;
    const { pending, players } = state;
    const turn = players.find((player) => player['Is turn'])?.['Player name'] ?? '';
    const key = `${pending.Round} ${turn}`;
    if (key !== this.shownTurn) await this.showTurn(screen, state, turn);
    this.shownTurn = key;
    const deed = pending.Phase === 'offer' || pending.Phase === 'auction' ? `${key} ${pending.prid}` : '';
    if (deed !== '' && deed !== this.shownDeed) await this.showDeed(screen, pending.prid);
    this.shownDeed = deed;
  }

  private async showTurn(screen: ConsoleScreen, { pending, players }: GameState, turn: string): Promise<void> {
    const { connection, words } = this.table;
    const state = await readBoardState(connection);
    if (!state) return;
    const news = await readEventsAfter(connection, pending.Record - NEWS);
    const width = widthOf(screen, 120);
    const brush = screen.paint.player(players.findIndex((player) => player['Player name'] === turn));
    const title = cut(sanitize(turn), width - 20);
    const start = `── ${words.of('round')} ${pending.Round} ── `;
    const rest = '─'.repeat(Math.max(0, width - widthOfText(start) - widthOfText(title) - 1));
    screen.draw(['', `${screen.paint.faint(start)}${brush(title)} ${screen.paint.faint(rest)}`]);
    const newest = news.slice(-NEWS).map(({ Sentence }) => Sentence);
    screen.draw(drawBoard(screen, words, state, newest) ?? playerLines(screen.paint, words, state, width));
  }

  private async showDeed(screen: ConsoleScreen, prid: number | null): Promise<void> {
    const { connection, words } = this.table;
    const properties = await readProperties(connection);
    const property = properties.find((one) => one.prid === prid);
    if (property) screen.draw(['', ...drawDeed(screen, words, property, properties, await readRents(connection))]);
  }
}
