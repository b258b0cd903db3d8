/** What a page answered. */
export interface Answer {
  status: number;
  text: string;
  headers: Headers;
  location: string | null;
  /** the cookies that it sets, as a browser sends them */
  cookie: string;
}

/** Asks as a browser that has a cookie, and follows nothing. @param form what it sends; undefined: it only reads */
export async function ask(url: string, cookie = '', form?: Record<string, string> | [string, string][]): Promise<Answer> {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { origin: new URL(url).origin, cookie },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  const { status, headers } = answer;
  const set = headers.getSetCookie().map((one) => /^[^;]*/.exec(one)?.[0] ?? '');
  return { status, text: await answer.text(), headers, location: headers.get('location'), cookie: set.join('; ') };
}
