import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** Stands between a client and the server, and can lose an answer. */
export interface LossyProxy {
  readonly port: number;
  /** The next statement still reaches the server, but its answer does not come back: the connection breaks. */
  loseNextAnswer(): void;
  /** Breaks all present connections; new ones can be made. */
  breakAll(): void;
  close(): Promise<void>;
}

/** Listens on a free port of 127.0.0.1. */
export async function startLossyProxy(serverHost: string, serverPort: number): Promise<LossyProxy> {
  let isToLose = false;
  const sockets = new Set<net.Socket>();
  const listener = net.createServer((client) => {
    const server = net.connect(serverPort, serverHost);
    let isWaiting = false;
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        server.destroy();
      });
    }
    client.on('data', (statement) => {
      isWaiting ||= isToLose;
      server.write(statement);
    });
    server.on('data', (answer) => {
      if (!isWaiting) {
        client.write(answer);
        return;
      }
      isToLose = false;
      client.destroy();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    loseNextAnswer() {
      isToLose = true;
    },
    breakAll() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
