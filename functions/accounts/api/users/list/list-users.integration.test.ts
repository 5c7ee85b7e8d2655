import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { type Actor, unchangedUpdate, startUserFixture, type UserFixture } from '#test/support/api/user-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { type Account, newAccount } from '#functions/accounts/store/account.ts';
import { accountIndex } from '#functions/accounts/store/account-index.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { CONTRACT_STATUSES } from '#shared/model/role.ts';
import { UserSort } from '#shared/model/accounts/user.ts';
import { ACCOUNT_TYPES, accountType, isManagedRole } from '#shared/model/accounts/account-type.ts';
import { normaliseSearchText } from '#shared/rules/text/search-text.ts';
import { repetitions } from '#test/support/long-run.ts';

let test: UserFixture;
beforeAll(async () => {
  test = await startUserFixture();
});
afterAll(() => test.stop());

const COMPANIES = ['株式会社田中商事', '田中産業', 'ABC Trading', 'Ａｂｃ商会', '한국무역', '上海贸易', 'Zebra', 'abc'] as const;
const PEOPLE = ['田中 太郎', 'Hanako Sato', 'Tanaka', '김민수'] as const;
/** Whether a text matches, by keyword. A keyword matches the beginnings of words. */
const KEYWORDS: Record<string, (text: string) => boolean> = {
  田中: (text) => text.includes('田中'),
  // Matches at the start of a word, because addresses contain random words.
  ａｂｃ: (text) => /(^|[ @.-])abc/.test(text),
  TANAKA: (text) => text.includes('tanaka'),
  'zebra sato': (text) => text.includes('zebra') && text.includes('sato'),
  商: (text) => text.includes('商'),
  'list-1': (text) => /(^|[ @.])list-1/.test(text),
  ananaka: () => false,
};

interface Tree {
  accounts: Account[];
  operator: Account;
  oem: Account;
  actors: Record<'operator' | 'staff' | 'oem' | 'admin', Actor>;
}

/** Creates a tree whose accounts differ in every filter. */
async function variedTree(): Promise<Tree> {
  const { people, time } = test;
  const operator = await people.add('MASTER', null);
  const staff = await people.add('MASTER_USER', operator);
  const oems = [await people.add('OEM_MASTER', operator), await people.add('OEM_MASTER', operator)];
  const [oem = operator] = oems;
  const admin = await people.add('OEM_ADMIN', oem);
  const accounts = [staff, ...oems, admin];
  for (let number = 0; number < 36; number += 1) {
    // Some accounts share a creation time, so that the time alone does not order them.
    time.now += number % 3 === 0 ? 1_000 : 0;
    const parent = [operator, ...oems][number % 3] ?? operator;
    const differences = {
      email: `list-${number}-${randomIds.siteId()}@example.com`,
      companyName: COMPANIES[(number * 7) % COMPANIES.length] ?? '',
      contactName: PEOPLE[(number * 5) % PEOPLE.length] ?? '',
      contractStatus: CONTRACT_STATUSES[(number * 3) % 4] ?? 'ACTIVE',
      planId: ['light', 'pro', 'trial'][number % 5 > 2 ? 0 : number % 3] ?? 'light',
    };
    accounts.push(await people.add('USER', parent, differences));
  }
  const actors = { operator: test.as(operator), staff: test.as(staff), oem: test.as(oem), admin: test.as(admin) };
  return { accounts, operator, oem, actors };
}

const question = fc.record(
  {
    keyword: fc.constantFrom(...Object.keys(KEYWORDS)),
    status: fc.constantFrom(...CONTRACT_STATUSES),
    type: fc.constantFrom(...ACCOUNT_TYPES),
    plan: fc.constantFrom('light', 'pro', 'trial', 'gold'),
    sort: fc.constantFrom(...UserSort.options),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    limit: fc.integer({ min: 1, max: 20 }),
  },
  { requiredKeys: ['limit'] },
);
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never;

const typeOf = ({ role, path }: Account) => (isManagedRole(role) ? accountType(role, path.length - 1) : undefined);

/** Returns the ids of the accounts that a query should find, in order. A query with a keyword may return them in a different order. */
function model(
  { accounts, oem }: Tree,
  who: keyof Tree['actors'],
  { keyword, status, type, plan, sort = 'created', order = 'desc' }: Question,
) {
  const isSeen = (account: Account): boolean =>
    who === 'operator' || who === 'staff' || (account.parentId === oem.id && (who === 'oem' || account.role === 'USER'));
  const found = accounts.filter(
    (account) =>
      isSeen(account) &&
      (status === undefined || account.contractStatus === status) &&
      (type === undefined || typeOf(account) === type) &&
      (plan === undefined || account.planId === plan) &&
      (keyword === undefined ||
        KEYWORDS[keyword]?.(normaliseSearchText([account.companyName, account.contactName, account.email].join(' ')))),
  );
  const place = ({ companyName, createdAt, id }: Account) =>
    Buffer.from(`${sort === 'created' ? createdAt : normaliseSearchText(companyName)}#${id}`);
  const sorted = found.toSorted((a, b) => Buffer.compare(place(a), place(b))).map(({ id }) => id);
  return order === 'asc' ? sorted : sorted.toReversed();
}

/** Returns the ids of the users of all pages. Only a search may have pages before the last that are not full. */
async function pages(actor: Actor, asked: Question): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { users, nextCursor } = await actor.list({ ...asked, ...(cursor !== undefined && { cursor }) });
    expect(users.length).toBeLessThanOrEqual(asked.limit);
    if (asked.keyword === undefined && nextCursor !== null) expect(users).toHaveLength(asked.limit);
    seen.push(...users.map(({ id }) => id));
    cursor = nextCursor;
  }
  return seen;
}

describe('user list', () => {
  let tree: Tree;
  beforeAll(async () => {
    tree = await variedTree();
  });

  it('returns every matching user once and in order, for every role', async () => {
    await fc.assert(
      fc.asyncProperty(question, fc.constantFrom('operator', 'staff', 'oem', 'admin'), async (asked, who) => {
        const seen = await pages(tree.actors[who], asked);
        const expected = model(tree, who, asked);
        if (asked.keyword === undefined) expect(seen).toEqual(expected);
        else expect(seen.toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: repetitions(25, 150) },
    );
  });

  it.each(['operator', 'staff', 'oem', 'admin'] as const)('shows %s exactly the account types it may see', async (who) => {
    for (const type of [undefined, ...ACCOUNT_TYPES]) {
      const asked = { limit: 20, ...(type && { type }) };
      expect(await pages(tree.actors[who], asked)).toEqual(model(tree, who, asked));
    }
  });

  it('returns every type of account in the shape of its schema', async () => {
    const { users } = await tree.actors.operator.list({ limit: 100 });
    expect(users).toHaveLength(tree.accounts.length);
    for (const account of tree.accounts) {
      const shown = users.find(({ id }) => id === account.id);
      expect(shown).toMatchObject({ companyName: account.companyName, email: account.email, type: typeOf(account) });
      expect(shown?.parent.id).toBe(account.parentId);
    }
  });

  it('returns no users for a keyword that consists of punctuation only', async () => {
    expect((await tree.actors.operator.list({ keyword: '★ -' })).users).toEqual([]);
    expect((await tree.actors.operator.list({ keyword: '  ' })).users).toHaveLength(tree.accounts.length);
  });

  it('returns only matching users if the cursor comes from a query with different filters', async () => {
    const cursors: string[] = [];
    for (const asked of [
      { limit: 1 },
      { limit: 1, sort: 'company' as const },
      { limit: 1, keyword: '田中' },
      { limit: 1, status: 'ACTIVE' as const },
    ]) {
      const { nextCursor } = await tree.actors.operator.list(asked);
      if (nextCursor !== null) cursors.push(nextCursor);
    }
    expect(cursors).toHaveLength(4);
    await fc.assert(
      fc.asyncProperty(question, fc.constantFrom(...cursors), async (asked, cursor) => {
        const { users } = await tree.actors.admin.list({ ...asked, cursor });
        const expected = model(tree, 'admin', asked);
        for (const { id } of users) expect(expected).toContain(id);
      }),
      { numRuns: repetitions(8, 40) },
    );
  });

  it('refuses forged cursors', async () => {
    const invalid = { code: 'invalid-input', fields: [{ path: 'query.cursor', rule: 'invalid' }] };
    const encoded = (text: string | Uint8Array) => Buffer.from(text).toString('base64url');
    const { nextCursor } = await tree.actors.operator.list({ limit: 1 });
    for (const cursor of [
      '',
      'x',
      '%',
      '=',
      `${nextCursor}=`,
      ` ${nextCursor}`,
      encoded('ACCOUNT'),
      encoded(new Uint8Array([255, 35])),
      encoded(`created#${randomIds.ulid()}`),
    ])
      expect(await refusalOf(tree.actors.operator.list({ cursor }))).toEqual(invalid);
  });

  it('returns every unchanged user once while other users change between the pages', async () => {
    const { dependencies, as } = test;
    const { operator, accounts } = await variedTree();
    const [standing, changing] = [accounts.slice(0, 20), accounts.slice(20)];
    const seen: string[] = [];
    let cursor: string | null | undefined;
    let turn = 0;
    while (cursor !== null) {
      const page = await as(operator).list({ limit: 3, sort: 'company', order: 'asc', ...(cursor !== undefined && { cursor }) });
      seen.push(...page.users.map(({ id }) => id));
      cursor = page.nextCursor;
      for (const { id } of [changing[turn % changing.length], changing[(turn + 5) % changing.length]].filter((one) => one !== undefined)) {
        const account = await dependencies.accounts.get(id);
        if (account)
          await as(operator)
            .update(id, { ...(await typedOf(operator, id)), contactName: `Turn ${turn}`, planId: turn % 2 ? 'light' : 'pro' })
            .catch(() => undefined);
      }
      turn += 1;
    }
    const twice = seen.filter((id, index) => seen.indexOf(id) !== index);
    expect(twice).toEqual([]);
    for (const { id } of [...standing, ...changing]) expect(seen).toContain(id);
  });
});

async function typedOf(operator: Account, id: string) {
  return unchangedUpdate(await test.as(operator).get(id));
}

describe('user export', () => {
  const FIRST_HEADINGS = { jp: '会社名', en: 'Company', cn: '公司名称', kr: '회사명' } as const;

  it('writes the CSV in the requested language, and escapes formulas', async () => {
    const operator = await test.people.add('MASTER', null, { companyName: 'Operator, Inc.' });
    const name = '=HYPERLINK("http://evil")';
    await test.people.add('USER', operator, {
      companyName: name,
      contactName: '＠home',
      email: '-x@example.com',
      planId: 'light-multilanguage',
      contractStatus: 'SUSPENDED',
      authority: 'view',
      contractStart: '2026-01-01',
      contractEnd: '2026-12-31',
      createdAt: '2026-11-20T15:04:05.000Z',
    });
    expect(await test.as(operator).export({ language: 'jp' })).toEqual({
      csv: [
        '"会社名","担当者名","メールアドレス","アカウント種別","プラン","契約状況","親アカウント","契約開始日","契約終了日","権限","登録日時"\r\n',
        `"'=HYPERLINK(""http://evil"")","'＠home","'-x@example.com","ユーザー","light multilanguage","一時停止中","Operator, Inc.","2026-01-01","2026-12-31","閲覧","2026-11-21 00:04"\r\n`,
      ].join(''),
      nextCursor: null,
    });
    for (const language of ['en', 'cn', 'kr'] as const)
      expect((await test.as(operator).export({ language })).csv.startsWith(`"${FIRST_HEADINGS[language]}",`)).toBe(true);
    expect((await test.as(operator).export({ language: 'en', status: 'ACTIVE' })).csv.split('\r\n')).toHaveLength(2);
  });
});

describe('user list of any size', () => {
  /** Stores accounts below a new operator, with their index entries. Returns the operator's endpoints. */
  async function crowd(size: number): Promise<Actor> {
    const { table, people } = test;
    const operator = await people.add('MASTER', null);
    const index = accountIndex(table);
    const accounts = Array.from({ length: size }, (_, number): Account => {
      const id = randomIds.ulid();
      const given = {
        id,
        email: `${number}@e.jp`,
        contactName: 'x',
        companyName: `crowd ${number % 7}`,
        createdAt: new Date(number * 1_000).toISOString(),
      };
      return {
        ...newAccount({ ...given, role: 'USER', planId: number % 2 ? 'light' : 'pro', authority: 'edit' }, operator),
        indexMark: id,
      };
    });
    await inParallel(accounts, 8, async (account) => {
      await Promise.all([table.put({ ...accountKey(account.id), entity: 'account', ...account }), index.add(account)]);
    });
    return test.as(operator);
  }

  it('takes the same number of database calls for a page among 300 and among 1,000 users', async () => {
    const questions: { asked: Parameters<Actor['list']>[0]; calls: number }[] = [
      { asked: { limit: 100 }, calls: 3 },
      { asked: { limit: 50, sort: 'company', order: 'asc' }, calls: 3 },
      { asked: { limit: 50, plan: 'pro' }, calls: 3 },
      { asked: { limit: 50, type: 'user', status: 'INACTIVE', plan: 'light' }, calls: 3 },
      { asked: { limit: 50, status: 'TERMINATED' }, calls: 1 },
      { asked: { limit: 50, keyword: 'crowd' }, calls: 3 },
      { asked: { limit: 20, keyword: 'crowd 3' }, calls: 3 },
      { asked: { limit: 20, keyword: 'crowd', plan: 'pro' }, calls: 3 },
      { asked: { limit: 20, keyword: 'nobody' }, calls: 1 },
    ];
    const counted: number[][] = [];
    for (const size of [300, 1_000]) {
      const operator = await crowd(size);
      const ofSize: number[] = [];
      for (const { asked } of questions) {
        test.takeCalls();
        const { users } = await operator.list(asked);
        if (asked?.status !== 'TERMINATED' && asked?.keyword !== 'nobody') expect(users).toHaveLength(asked?.limit ?? 0);
        // One call reads the caller.
        ofSize.push(test.takeCalls().length - 1);
      }
      counted.push(ofSize);
      test.takeCalls();
      const { csv, nextCursor } = await operator.export({ language: 'en' });
      const rows = csv.split('\r\n').length - 2;
      expect(rows).toBe(Math.min(size, 500));
      expect(nextCursor === null).toBe(size === 300);
      expect(test.takeCalls().length).toBeLessThanOrEqual(1 + 9);
    }
    expect(counted[0]).toEqual(counted[1]);
    expect(counted[1]).toEqual(questions.map(({ calls }) => calls));
  });
});
