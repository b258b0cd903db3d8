'use strict';
/*
 * Turns drawings into PNG pictures, in another thread: the page answers meanwhile. Each message is
 * { svg }, and the answer { png } or { error }. `workerData` has the file of the library and the fonts.
 */
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { parentPort, workerData } = require('node:worker_threads');

const { library, fonts } = /** @type {{ library: string, fonts: readonly string[] }} */ (workerData);
/** @type {typeof import('@resvg/resvg-wasm')} */
const { initWasm, Resvg } = createRequire(__filename)(library);
const fontBuffers = fonts.map((file) => new Uint8Array(fs.readFileSync(file)));
const isReady = initWasm(fs.readFileSync(path.join(path.dirname(library), 'index_bg.wasm')));

parentPort?.on('message', async (/** @type {{ svg: string }} */ { svg }) => {
  try {
    await isReady;
    const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Figtree', sansSerifFamily: 'Figtree' } });
    const picture = drawing.render();
    const png = picture.asPng();
    picture.free();
    drawing.free();
    parentPort?.postMessage({ png });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
