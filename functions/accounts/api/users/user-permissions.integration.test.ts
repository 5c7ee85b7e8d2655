import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Actor,
  unchangedUpdate,
  createUserTree,
  startUserFixture,
  type UserFixture,
  type UserTree,
} from '#test/support/api/user-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { ROLES } from '#shared/model/role.ts';

let test: UserFixture;
let tree: UserTree;
beforeAll(async () => {
  test = await startUserFixture();
  tree = await createUserTree(test);
});
afterAll(() => test.stop());

/** The answer to each of the six roles, by target account. A role gets 404 for every account that it does not see, except its own. */
const ANSWERS: [action: string, act: (actor: Actor, id: string) => Promise<unknown>, on: Record<string, readonly string[]>][] = [
  [
    'get',
    (actor, id) => actor.get(id),
    {
      //             MASTER  staff   OEM    admin  USER   SUB_ADMIN
      MASTER_USER: ['ok', 'ok', '404', '404', '404', '404'],
      OEM_MASTER: ['ok', 'ok', 'ok', '404', '404', '404'],
      OEM_ADMIN: ['ok', 'ok', 'ok', 'ok', '404', '404'],
      USER: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
      SUB_ADMIN: ['404', '404', '404', '404', '404', 'forbidden'],
      MASTER: ['forbidden', '404', '404', '404', '404', '404'],
      direct: ['ok', 'ok', '404', '404', '404', '404'],
      foreign: ['ok', 'ok', '404', '404', '404', '404'],
      unknown: ['404', '404', '404', '404', '404', '404'],
    },
  ],
  [
    'pause',
    (actor, id) => actor.pause(id),
    {
      MASTER_USER: ['ok', 'forbidden', '404', '404', '404', '404'],
      OEM_MASTER: ['ok', 'ok', 'forbidden', '404', '404', '404'],
      OEM_ADMIN: ['ok', 'forbidden', 'ok', 'forbidden', '404', '404'],
      USER: ['ok', 'ok', 'ok', 'forbidden', 'forbidden', 'forbidden'],
      direct: ['ok', 'ok', '404', '404', '404', '404'],
    },
  ],
  [
    'terminate',
    (actor, id) => actor.terminate(id),
    {
      MASTER_USER: ['ok', 'forbidden', '404', '404', '404', '404'],
      OEM_ADMIN: ['ok', 'forbidden', 'forbidden', 'forbidden', '404', '404'],
      USER: ['ok', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden'],
      foreign: ['ok', 'forbidden', '404', '404', '404', '404'],
    },
  ],
  [
    'delete',
    (actor, id) => actor.remove(id),
    {
      USER: ['terminate-first', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden'],
      foreign: ['terminate-first', 'forbidden', '404', '404', '404', '404'],
    },
  ],
  [
    'resend the invitation',
    (actor, id) => actor.resend(id),
    {
      MASTER_USER: ['already-signed-in', 'forbidden', '404', '404', '404', '404'],
      OEM_MASTER: ['already-signed-in', 'already-signed-in', 'forbidden', '404', '404', '404'],
      OEM_ADMIN: ['already-signed-in', 'forbidden', 'already-signed-in', 'forbidden', '404', '404'],
      USER: ['already-signed-in', 'already-signed-in', 'already-signed-in', 'already-signed-in', 'forbidden', 'forbidden'],
    },
  ],
  [
    'update',
    async (actor, id) => {
      const account = await test.dependencies.accounts.get(id);
      const seen =
        account &&
        (await test
          .as(tree.roles.MASTER)
          .get(id)
          .catch(() => undefined));
      return actor.update(id, seen ? { ...unchangedUpdate(seen), contactName: 'Renamed' } : ({ role: 'USER', version: 0 } as never));
    },
    {
      MASTER_USER: ['ok', 'forbidden', '404', '404', '404', '404'],
      OEM_MASTER: ['ok', 'ok', 'forbidden', '404', '404', '404'],
      OEM_ADMIN: ['ok', 'forbidden', 'ok', 'forbidden', '404', '404'],
      USER: ['ok', 'ok', 'ok', 'ok', 'forbidden', 'forbidden'],
      SUB_ADMIN: ['404', '404', '404', '404', '404', 'forbidden'],
      direct: ['ok', 'ok', '404', '404', '404', '404'],
    },
  ],
];

describe.each(ANSWERS)('user management action "%s"', (action, act, on) => {
  it.each(Object.entries(on))('on the target %s answers the six roles with %j', async (target, expected) => {
    const idOf = (): string =>
      ({
        ...Object.fromEntries(ROLES.map((role) => [role, tree.roles[role].id])),
        direct: tree.direct.id,
        foreign: tree.foreign.id,
        unknown: randomIds.ulid(),
      })[target] ?? '';
    const answers: string[] = [];
    for (const role of ROLES) {
      const code = await act(tree.as[role], idOf()).then(
        () => 'ok',
        (error: { code: string }) => error.code,
      );
      answers.push(code === 'not-found' ? '404' : code);
      if (code === 'ok' && action !== 'get') tree = await createUserTree(test);
    }
    expect(answers).toEqual(expected);
  });
});
