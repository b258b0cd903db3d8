import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Listeners } from './guests/guests';
import type { PageEnv } from './guests/viewer';

/** Milliseconds between two signs of life. */
const HEARTBEAT = 20_000;

/** What an event stream does besides being open. */
interface Begun {
  /** sends what comes first */
  first: () => Promise<void>;
  /** is called when the page is closed */
  end: () => void;
}

/**
 * Opens the event stream of a page, which lasts until the page is closed.
 * @param listeners count the streams of guests: too many from one address are refused
 * @param begin subscribes the stream to its news
 */
export function eventStream(c: Context<PageEnv>, listeners: Listeners, begin: (stream: SSEStreamingApi) => Begun): Response {
  // A HEAD request opens no stream that could end.
  if (c.req.method === 'HEAD') return c.body(null);
  const release = c.var.viewer.seats === null ? () => undefined : listeners.add(c);
  if (!release) return c.text('Too many open pages from your address. Close some.', 429);
  return streamSSE(c, async (stream) => {
    const { first, end } = begin(stream);
    const closed = new Promise<void>((resolve) => {
      stream.onAbort(() => {
        end();
        release();
        resolve();
      });
    });
    // Something has to be sent at once: the browser takes it for the connection.
    await stream.write(': connected\n\n');
    await first();
    const heart = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT);
    await closed;
    clearInterval(heart);
  });
}
