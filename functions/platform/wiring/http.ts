import { type Clock, realClock } from '#functions/platform/gateways/clock.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { consoleAuthenticator } from '#functions/platform/http/authentication/authenticate.ts';
import { openAuthenticator } from '#functions/platform/http/open/open-authenticator.ts';
import type { OpenApi } from '#functions/platform/http/open/open-server.ts';
import { type Log, writeLogLine } from '#functions/platform/http/log.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { MediaRights } from '#functions/media/services/media-rights.ts';
import { actingStore, type ActingStore } from '#functions/sign-in/store/acting/acting-store.ts';
import { accountStore, type AccountStore } from '#functions/accounts/store/account-store.ts';
import { apiAccessStore } from '#functions/open-api/store/accesses/api-access-store.ts';
import { apiCallStore } from '#functions/open-api/store/accesses/api-call-store.ts';
import { idempotencyStore } from '#functions/open-api/store/accesses/idempotency-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { sessionStore, type SessionStore } from '#functions/sign-in/store/session-store.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Secrets } from '#functions/platform/gateways/secrets.ts';
import { type Environment, openTable } from '#functions/platform/wiring/base.ts';
import { openMediaRights, openOriginKeys, openSecrets, validKeys } from '#functions/platform/wiring/secrets.ts';

/** The dependencies of every HTTP function: the dependencies of the envelope, and the objects from which they are built. */
export interface HttpDependencies {
  authenticate: (accessToken: string) => Promise<Caller | undefined>;
  secrets: Secrets;
  originKeys: () => Promise<readonly string[]>;
  mediaRights: MediaRights;
  log: Log;
  table: Table;
  accounts: AccountStore;
  sessions: SessionStore;
  actings: ActingStore;
  clock: Clock;
  ids: Ids;
}

function httpDependencies(env: Environment): HttpDependencies {
  const secrets = openSecrets();
  const originKeys = openOriginKeys(env, secrets);
  const table = openTable(env);
  const accounts = accountStore(table);
  const sessions = sessionStore(table, accounts, systemIds, realClock);
  const actings = actingStore(table, systemIds, systemClock);
  return {
    authenticate: consoleAuthenticator({ accounts, actings, sessions }),
    secrets,
    async originKeys() {
      await secrets.ready();
      return validKeys(originKeys());
    },
    mediaRights: openMediaRights(env, secrets),
    log: writeLogLine,
    table,
    accounts,
    sessions,
    actings,
    clock: systemClock,
    ids: systemIds,
  };
}

/** The dependencies of an endpoint family of which some endpoints accept API access credentials. */
export interface OpenHttpDependencies extends HttpDependencies {
  openApi: OpenApi;
}

/** Returns the dependencies of the endpoints of a family that are open to machines. */
export const openApi = ({ table, accounts }: Pick<HttpDependencies, 'table' | 'accounts'>): { openApi: OpenApi } => ({
  openApi: {
    authenticate: openAuthenticator({
      accesses: apiAccessStore(table),
      accounts,
      attempts: attemptStore(table, systemClock),
      clock: systemClock,
    }),
    calls: apiCallStore(table, systemClock),
    repetitions: idempotencyStore(table, systemClock),
  },
});

/** Returns the dependencies of an HTTP function, including those that `own` adds for its endpoint family with the same table. */
export function withHttp<Own>(env: Environment, own: (http: HttpDependencies) => Own): HttpDependencies & Own {
  const http = httpDependencies(env);
  return { ...http, ...own(http) };
}
