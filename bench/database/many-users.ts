/** A database with an operator that has very many users, written by the product's own store. */
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { type Account, accountAuditSubject, newAccount } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Item } from '#functions/platform/engine/table.ts';
import type { ContractStatus } from '#shared/model/role.ts';
import { startImportedDatabase } from './imported-database.ts';
import { puttingTable } from './putting-table.ts';

const OEMS = 20;
const SHARE_BELOW_OEMS = 0.1;

const FAMILY_NAMES = [
  '田中',
  '佐藤',
  '鈴木',
  '高橋',
  '伊藤',
  '渡辺',
  '山本',
  '中村',
  '小林',
  '加藤',
  '吉田',
  '山田',
  '佐々木',
  '山口',
  '松本',
];
const GIVEN_NAMES = ['蓮', '陽葵', '湊', '凛', '樹', '紬', '大翔', '結菜', '悠真', '咲良'];
const TRADES = ['商事', '工務店', '食品', '旅館', '印刷', '建設', '物産', '製作所', '不動産', '企画'];
const TOWNS = ['函館', '仙台', '川越', '金沢', '浜松', '長野', '倉敷', '松山', '博多', '那覇'];
const PLANS = ['trial', 'light', 'standard', 'premium', 'pro'];

const pick = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;
/** Returns the status of an account: 2 % of the accounts have each of the other statuses, the rest is active. */
const statusOf = (index: number): ContractStatus =>
  index % 50 === 7 ? 'SUSPENDED' : index % 50 === 23 ? 'INACTIVE' : index % 50 === 41 ? 'TERMINATED' : 'ACTIVE';

/** Creates the operator and `count` users, a tenth of them below OEMs; returns the operator. */
async function makeAccounts(count: number, put: (item: Item) => void): Promise<Account> {
  const accounts = accountStore(puttingTable(put));
  const start = Date.parse('2024-01-01T00:00:00Z');
  const add = async (
    parent: Account | null,
    index: number,
    given: Pick<Account, 'role' | 'email' | 'contactName' | 'companyName' | 'planId'> & Partial<Account>,
  ): Promise<Account> => {
    const createdAt = new Date(start + index * 1_000).toISOString();
    const account = newAccount({ id: randomIds.ulid(), authority: 'edit', contractStatus: 'ACTIVE', createdAt, ...given }, parent);
    const audit = newAuditEntry({ ids: randomIds, clock: systemClock }, 'account.create', null, accountAuditSubject(account));
    await accounts.create(account, { audit });
    return account;
  };
  const master = {
    role: 'MASTER',
    email: 'operator@example.com',
    contactName: '運営 太郎',
    companyName: '運営事務局',
    planId: null,
  } as const;
  const operator = await add(null, 0, master);
  const oems: Account[] = [];
  for (let index = 0; index < OEMS; index += 1)
    oems.push(
      await add(operator, index, {
        role: 'OEM_MASTER',
        email: `oem-${index}@example.com`,
        contactName: `${pick(FAMILY_NAMES, index)} ${pick(GIVEN_NAMES, index)}`,
        companyName: `${pick(TOWNS, index)}メディア株式会社`,
        planId: 'oem',
        licenceGrant: count,
      }),
    );
  for (let index = 0; index < count; index += 1) {
    const parent = index % 100 < SHARE_BELOW_OEMS * 100 ? pick(oems, Math.floor(index / 100)) : operator;
    await add(parent, index, {
      role: 'USER',
      email: `person-${index}@company-${index % 9_973}.example.com`,
      contactName: `${pick(FAMILY_NAMES, index * 7)} ${pick(GIVEN_NAMES, index * 3)}`,
      companyName: `株式会社${pick(TOWNS, index)}${pick(FAMILY_NAMES, Math.floor(index / 10))}${pick(TRADES, Math.floor(index / 150))}`,
      planId: pick(PLANS, Math.floor(index / 11)),
      contractStatus: statusOf(index),
    });
  }
  return operator;
}

/** Starts a database with an operator that has very many users. */
export async function startManyUsers(count: number) {
  const { filled: operator, ...database } = await startImportedDatabase((put) => makeAccounts(count, put));
  return { ...database, operator };
}
