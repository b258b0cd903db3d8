import type { Context } from 'hono';
import type { Emote, Talk } from '../../client/talk';
import { eventStream } from '../event-stream';
import type { Listeners } from '../guests/guests';
import type { PageEnv } from '../guests/viewer';
import type { Sources } from '../sources';
import { presenceMessage } from '../talk/presence';
import { seatsAt } from '../talk/seats-watched';
import { isTalkWanted } from '../talk/talk-panel';
import { newsOf, newsOfStep, newsOfTalk } from './news';
import { mayPlay } from './own-players';
import type { Snapshot } from './snapshot';

/**
 * Sends a page what happens in a game: tables with the steps that lead to them, steps before their tables, what people say, and who is there.
 * @param snapshot the newest one
 * @param seen the record that the page shows; -1: none
 */
export function streamGame(c: Context<PageEnv>, { feed, attendance }: Pick<Sources, 'feed' | 'attendance'>, listeners: Listeners, snapshot: Snapshot, seen: number, emotes: readonly Emote[]): Response {
  const gameId = snapshot.game.Game;
  const viewer = c.get('viewer');
  const isGuest = viewer.seats !== null;
  return eventStream(c, listeners, (stream) => {
    feed.letCharactersPlay(snapshot);
    // The page shows the record that it has seen: the steps from there are news. A step may be sent before the table that it leads to.
    let ahead = seen >= 0 && seen < snapshot.pending.Record ? seen : snapshot.pending.Record;
    let isSending = false;
    let waiting: Snapshot | undefined;
    // Those who can talk are those who have seats now.
    let latest = snapshot;
    let heard: Talk | undefined;
    const sendTalk = (talk: Talk): void => {
      heard = talk;
      if (isTalkWanted(latest, talk)) void stream.write(newsOfTalk(latest, viewer, talk, emotes));
    };
    // Where all play at one computer there is nothing to tell.
    const sendPresence = (): void => void (latest.guests.size > 0 && stream.write(presenceMessage(attendance.games.at(gameId))));
    // A slow page receives several changes at once.
    const send = async (news: Snapshot): Promise<void> => {
      waiting = news;
      if (isSending) return;
      isSending = true;
      while (waiting) {
        const now: Snapshot = waiting;
        waiting = undefined;
        const steps = feed.stepsBetween(gameId, ahead, now.pending.Record);
        ahead = Math.max(ahead, now.pending.Record);
        await stream.write(newsOf(now, viewer, steps));
      }
      isSending = false;
    };
    const stop = feed.watch(snapshot, {
      onChange(now, areSeatsOthers) {
        // The guest's page connects again and shows the seats that are its own now.
        latest = now;
        if (areSeatsOthers && isGuest) stream.abort();
        else void send(now);
        if (!areSeatsOthers || isGuest) return;
        if (heard) sendTalk(heard);
        sendPresence();
      },
      onStep(step) {
        if (step.move.record_ID !== ahead + 1) return;
        ahead += 1;
        void stream.write(newsOfStep(step));
      },
      onTalk: sendTalk,
      mayPlay: () => mayPlay(latest, viewer),
    });
    const leave = attendance.games.join(gameId, seatsAt(viewer), sendPresence);
    return {
      first: async () => {
        if (snapshot.pending.Record !== seen || isGuest) await send(snapshot);
        sendPresence();
      },
      end: () => {
        stop();
        leave();
      },
    };
  });
}
