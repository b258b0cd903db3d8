import { readAsset } from '../assets';

/** Rules of style sheets that only browsers understand. */
const AT_RULES = /@[\w-]+[^{;]*(?:\{(?:[^{}]|\{[^{}]*\})*\}|;)/g;

/**
 * Makes a part of a page a drawing on its own: it contains its icons, and colours are values instead of
 * variables, as on a light page.
 * @param svg what the page shows
 */
export function flattened(svg: string): string {
  const { styles, valueOf } = readDesign();
  const icons = readAsset('icons.svg')?.body.toString() ?? '';
  const used = new Set([...svg.matchAll(/href="[^"#]*icons\.svg#([\w-]+)"/g)].map(([, name = '']) => name));
  const symbols = [...icons.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/g)].filter(([, name = '']) => used.has(name)).map(([symbol]) => symbol);
  return svg
    .replace(/href="[^"#]*icons\.svg#([\w-]+)"/g, 'href="#$1"')
    .replace(/ hx-[\w-]+="[^"]*"/g, '')
    .replace(/style="transform: translate\((-?[\d.]+)px, (-?[\d.]+)px\)"/g, 'transform="translate($1 $2)"')
    .replace(/style="([^"]*)"/g, (_, style: string) => `style="${valueOf(style)}"`)
    .replace(/<svg\b/, `<svg xmlns="http://www.w3.org/2000/svg" font-family="Figtree"`)
    .replace(/(<svg\b[^>]*>)/, `$1<style>${styles}</style><defs>${symbols.join('')}</defs>`);
}

/** The style sheet of the page with the values of its variables. */
function readDesign(): { styles: string; valueOf: (text: string) => string } {
  const sheet = (readAsset('page.css')?.body.toString() ?? '').replace(/\/\*[^]*?\*\//g, '');
  const variables = new Map([...sheet.matchAll(/^\s*--([\w-]+): ([^;]+);/gm)].reverse().map(([, name = '', value = '']) => [name, value]));
  const light = (text: string): string => text.replace(/light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/g, '$1');
  const known = (text: string): string => text.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => variables.get(name) ?? whole);
  // What only a page sets has a value after a comma.
  const set = (text: string): string => text.replace(/var\(--[\w-]+, ((?:[^()]|\([^()]*\))*)\)/g, '$1');
  const valueOf = (text: string): string => light(set(known(text)));
  const plain = sheet.replace(AT_RULES, '').replace(/:root[^{]*\{[^}]*\}/g, '');
  const drawn = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) => OF_DRAWINGS.test(selector) && !/[:[+~*]/.test(selector));
  return { styles: drawn.map(([rule]) => valueOf(rule.replace(/(?:filter|transition|transform[\w-]*|letter-spacing): [^;}]*;?/g, '')).trim()).join('\n').replace(/&/g, '&amp;').replace(/</g, '&lt;'), valueOf };
}

/** The rules that concern drawings of boards. */
const OF_DRAWINGS = /#board|\.tile|\.icon-|\.hatch|\.cell|\.bar\b|\.house|\.hotel|\.skyscraper|\.piece|\.mini-|\.die|\.ground/;
