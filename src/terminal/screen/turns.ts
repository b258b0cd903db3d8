import { readProperties, readRents, readStoryAfter } from '../../game/views';
import type { Standing } from '../../game/standing';
import type { Table } from '../table';
import type { TalkScreen } from '../talk';
import { visible } from '../visible';
import { drawBoard, playerLines, readBoardState } from './board';
import { drawDeed } from './deed';
import { cut, widthOfText } from './fit';
import { widthOf } from './screen';

/** How many moves back the middle of the board tells of. */
const NEWS = 8;

/**
 * Sets turns apart and draws the board where a turn begins, and the title deed of what is for sale: in a window;
 * elsewhere nothing.
 */
export class TurnView {
  private shownTurn = '';
  private shownDeed = '';

  constructor(private readonly table: Table) {}

  /** Shows what comes above a question. */
  async show(standing: Standing): Promise<void> {
    const { screen } = this.table.talk;
    if (!screen) return;
    const { pending, players } = standing;
    const turn = players.find((player) => player['Is turn'])?.['Player name'] ?? '';
    const key = `${pending.Round} ${turn}`;
    if (key !== this.shownTurn) await this.showTurn(screen, standing, turn);
    this.shownTurn = key;
    const deed = pending.Phase === 'offer' || pending.Phase === 'auction' ? `${key} ${pending.prid}` : '';
    if (deed !== '' && deed !== this.shownDeed) await this.showDeed(screen, pending.prid);
    this.shownDeed = deed;
  }

  private async showTurn(screen: TalkScreen, { pending, players }: Standing, turn: string): Promise<void> {
    const { connection, words } = this.table;
    const state = await readBoardState(connection);
    if (!state) return;
    const news = await readStoryAfter(connection, pending.Record - NEWS);
    const width = widthOf(screen, 120);
    const brush = screen.paint.player(players.findIndex((player) => player['Player name'] === turn));
    const title = cut(visible(turn), width - 20);
    const start = `── ${words.of('round')} ${pending.Round} ── `;
    const rest = '─'.repeat(Math.max(0, width - widthOfText(start) - widthOfText(title) - 1));
    screen.draw(['', `${screen.paint.faint(start)}${brush(title)} ${screen.paint.faint(rest)}`]);
    const newest = news.slice(-NEWS).map(({ Sentence }) => Sentence);
    screen.draw(drawBoard(screen, words, state, newest) ?? playerLines(screen.paint, words, state, width));
  }

  private async showDeed(screen: TalkScreen, prid: number | null): Promise<void> {
    const { connection, words } = this.table;
    const properties = await readProperties(connection);
    const property = properties.find((one) => one.prid === prid);
    if (property) screen.draw(['', ...drawDeed(screen, words, property, properties, await readRents(connection))]);
  }
}
