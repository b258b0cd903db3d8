import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { CODE_DIRECTORY, PROGRAM_DIRECTORY } from '../../server/directories';

/** Milliseconds after which the thread ends when nothing is drawn. It takes a tenth of a second to start again. */
const IDLE = 30_000;

/** Milliseconds after which a drawing that has no end is given up. */
const PATIENCE = 60_000;

const DRAW = path.join(CODE_DIRECTORY, 'page', 'pictures', 'draw.cjs');

/** Turns drawings into PNG pictures, in a thread that is there only while it is needed. */
export class Rasterizer {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** One drawing at a time. @throws Error when it is not valid, or takes too long */
  async draw(svg: string): Promise<Buffer<ArrayBuffer>> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    try {
      return await answerOf(worker, svg);
    } catch (error) {
      await this.stop();
      throw error;
    } finally {
      this.idle = setTimeout(() => void this.stop(), IDLE).unref();
    }
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  /** Starts the thread. Should it fail or end while nothing is drawn, it is forgotten, and the next drawing starts another one. */
  private start(): Worker {
    const worker = startWorker();
    const forget = (): void => {
      if (this.worker === worker) this.worker = undefined;
    };
    return worker.on('error', forget).on('exit', forget);
  }
}

function startWorker(): Worker {
  const required = createRequire(path.join(PROGRAM_DIRECTORY, 'package.json'));
  const fontFolder = path.join(path.dirname(required.resolve('@fontsource-variable/figtree/package.json')), 'files');
  const worker = new Worker(DRAW, {
    workerData: {
      library: required.resolve('@resvg/resvg-wasm'),
      fonts: ['latin', 'latin-ext'].map((letters) => path.join(fontFolder, `figtree-${letters}-wght-normal.woff2`)),
    },
  });
  worker.unref();
  return worker;
}

function answerOf(worker: Worker, svg: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('A picture took too long.')), PATIENCE);
    const finish = (act: () => void): void => {
      clearTimeout(patience);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onError = (error: Error): void => finish(() => reject(error));
    const onExit = (): void => finish(() => reject(new Error('The thread that draws pictures ended.')));
    const onMessage = ({ png, error }: { png?: Uint8Array<ArrayBuffer>; error?: string }): void => {
      finish(() => (png ? resolve(Buffer.from(png)) : reject(new Error(`A picture could not be drawn: ${error ?? ''}`))));
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage({ svg });
  });
}
