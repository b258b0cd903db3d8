/** The first sentence of the comment that a view begins with. */
export function commentOfView(sql: string): string {
  const [, comment = ''] = /^CREATE VIEW [^]*?\bAS\n((?:-- .*\n)+)/.exec(sql) ?? [];
  return comment.replace(/^-- /gm, '').trim().replace(/\s+/g, ' ').replace(/(?<=\.) (?=[A-Z`])[^]*$/, '');
}
