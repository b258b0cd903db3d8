import fs from 'node:fs';
import path from 'node:path';

/** The pages of a checkout or package: those beside its README, docs/, and READMEs of folders of src/. */
export function pagesIn(root: string): string[] {
  const isPage = (file: string): boolean => file.endsWith('.md');
  const docs = fs.readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter(isPage);
  const sources = fs.readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(isPage);
  return [...fs.readdirSync(root).filter(isPage), ...docs.map((file) => path.join('docs', file)), ...sources.map((file) => path.join('src', file))];
}

/** A page without what stands between fences, where brackets are no links. */
function proseOf(page: string): string {
  return fs.readFileSync(page, 'utf8').replace(/^ *```[^]*?^ *```$/gm, '');
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').trim().replaceAll(' ', '-'),
  );
}

/** The links of all pages that lead to no file, or to no heading of it. */
export function brokenLinks(root: string): string[] {
  return pagesIn(root).flatMap((page) =>
    [...proseOf(path.join(root, page)).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [file = '', anchor] = link.split('#');
      const target = path.join(root, file === '' ? page : path.join(path.dirname(page), file));
      if (!fs.existsSync(target)) return [`${page}: ${link}`];
      return anchor === undefined || anchorsOf(target).includes(anchor) ? [] : [`${page}: ${link}`];
    }),
  );
}
