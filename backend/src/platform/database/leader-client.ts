import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import pg from 'pg';

export const READ_ONLY_STATE = '25006';

interface Wire extends EventEmitter {
  stream: Duplex;
}

/** Closes the connection to a server that no longer leads: it still works, so the pool would keep it for ever. */
export class LeaderClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: Wire };
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY_STATE) connection.stream.destroy();
    });
    connection.on(
      'parameterStatus',
      ({ parameterName, parameterValue }: { parameterName: string; parameterValue: string }) => {
        if (parameterName === 'in_hot_standby' && parameterValue === 'on') connection.stream.destroy();
      },
    );
  }
}
