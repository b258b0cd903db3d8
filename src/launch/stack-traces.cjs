'use strict';
/* Stack traces that name the files of src/ although a bundle of them runs. */
const path = require('node:path');

/**
 * From now on, stack traces show where code of a bundle comes from.
 * @param {string} bundle the name that its frames have
 * @param {string} checkout what its sources are relative to
 * @param {() => string} readMap reads its source map; called when the first stack is looked at
 */
function mapStackTraces(bundle, checkout, readMap) {
  /** @type {import('node:module').SourceMap | null | undefined} */
  let map;
  const mapOnce = () => {
    if (map !== undefined) return map;
    // Errors on the way have stacks, too.
    map = null;
    try {
      const { SourceMap } = require('node:module');
      map = new SourceMap(JSON.parse(readMap()));
    } catch {
      // The frames of the bundle then.
    }
    return map;
  };
  /** @param {NodeJS.CallSite} frame */
  const describe = (frame) => {
    const text = String(frame);
    const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
    if (frame.getFileName() !== bundle || line === null || column === null) return text;
    const origin = /** @type {Partial<import('node:module').SourceMapping> | undefined} */ (mapOnce()?.findEntry(line - 1, column - 1));
    if (origin?.originalSource === undefined || origin.originalLine === undefined || origin.originalColumn === undefined) return text;
    const source = path.resolve(checkout, origin.originalSource);
    return text.replace(`${bundle}:${line}:${column}`, `${source}:${origin.originalLine + 1}:${origin.originalColumn + 1}`);
  };
  Error.prepareStackTrace = (error, frames) => [String(error), ...frames.map((frame) => `    at ${describe(frame)}`)].join('\n');
}

module.exports = { mapStackTraces };
