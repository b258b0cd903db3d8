'use strict';
/* Makes stack traces name the files of src/ although a bundle of them runs. */
const path = require('node:path');

/**
 * From now on, stack traces show the original source of each frame of a bundle.
 * @param {string} bundle the file name of its frames
 * @param {string} checkout the folder that its sources are relative to
 * @param {() => string} readMap reads its source map; called for the first stack trace
 */
function mapStackTraces(bundle, checkout, readMap) {
  /** @type {import('node:module').SourceMap | null | undefined} */
  let map;
  const mapOnce = () => {
    if (map !== undefined) return map;
    // Reading the map may itself throw errors with stack traces.
    map = null;
    try {
      const { SourceMap } = require('node:module');
      map = new SourceMap(JSON.parse(readMap()));
    } catch {
      // Without a map, the frames of the bundle are shown.
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
