import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a page, as people put one between the internet and their computer. */
export interface ReverseProxy {
  /** the port on which it listens */
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts a proxy that forwards everything to a page, and says for whom.
 * @param host what it writes as `Host`; undefined: what the client wrote
 */
export async function startReverseProxy(page: string, host?: string): Promise<ReverseProxy> {
  const { port } = new URL(page);
  const server: Server = createServer((incoming, answer) => {
    const forwarded = request({ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers: headersOf(incoming, host) }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    answer.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** `X-Client` is whom the proxy takes for the client: all tests run on one computer. */
function headersOf({ headers }: IncomingMessage, host: string | undefined): IncomingMessage['headers'] {
  const { 'x-client': client, 'x-forwarded-for': before, ...others } = headers;
  return {
    ...others,
    ...(host === undefined ? {} : { host }),
    'x-forwarded-for': [before, client ?? '192.0.2.7'].filter((one) => one !== undefined).join(', '),
    'x-forwarded-proto': 'https',
  };
}
