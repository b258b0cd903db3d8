import type { Context } from 'hono';

/** Answers with a picture, which may change while the game is played. */
export function answerWithPicture(c: Context, picture: Buffer<ArrayBuffer> | undefined | 'busy'): Response {
  if (picture === 'busy') return c.text('Too many pictures. Try again in a minute.', 503, { 'Retry-After': '60' });
  if (picture === undefined) return c.text('There is no such picture.', 404);
  return c.body(picture, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'private, max-age=60' });
}
