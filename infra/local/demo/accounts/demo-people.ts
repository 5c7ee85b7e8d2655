import type { ManagedRole, Permission } from '#shared/model/role.ts';
import type { UserUpdate } from '#shared/model/accounts/user.ts';

/** An account created through user management, and its later changes. */
export interface DemoPerson extends Pick<UserUpdate, 'companyName' | 'contactName' | 'email' | 'planId'> {
  role: ManagedRole;
  /** The contract began on the first day of the month `monthsAgo` months ago and runs for `months`; `null`: no end. */
  contract: { monthsAgo: number; months: number | null } | null;
  authority?: 'view';
  licenceGrant?: number;
  /** The state of the account; active if absent. `invited`: the login has not chosen a password yet. */
  now?: 'invited' | 'paused' | 'terminated';
  /** The plan that the account has requested. */
  asksFor?: string;
  /** Whether the account has requested the earliest possible end of its contract. */
  ends?: true;
}

/** The password of every login that has chosen one. */
export const DEMO_PASSWORD = 'Demo.People.2026';

const since = (monthsAgo: number, months: number | null = 12): DemoPerson['contract'] => ({ monthsAgo, months });

/** Accounts that the operator creates, directly below it. Every company and person is fictional. */
const BY_OPERATOR: readonly DemoPerson[] = [
  {
    role: 'MASTER_USER',
    companyName: 'スワイプサイト運営事務局',
    contactName: '小野寺 理沙',
    email: 'onodera@example.com',
    planId: null,
    contract: null,
    authority: 'view',
  },
  {
    role: 'OEM_MASTER',
    companyName: '株式会社やまびこネット',
    contactName: '榎本 隆司',
    email: 'yamabiko@example.com',
    planId: 'oem',
    contract: since(9, 24),
    licenceGrant: 10,
  },
  {
    role: 'USER',
    companyName: '株式会社ひだまり不動産',
    contactName: '日向 千晴',
    email: 'hidamari@example.com',
    planId: 'premium',
    contract: since(19, 24),
  },
  {
    role: 'USER',
    companyName: '有限会社いろは印刷',
    contactName: '葛西 直人',
    email: 'iroha@example.com',
    planId: 'standard',
    contract: since(11, null),
    ends: true,
  },
  {
    role: 'USER',
    companyName: 'さくら坂整骨院',
    contactName: '桜庭 圭',
    email: 'sakurazaka@example.com',
    planId: 'light',
    contract: since(4),
    asksFor: 'standard',
  },
  {
    role: 'USER',
    companyName: '株式会社ノースウインド',
    contactName: 'エマ・リンド',
    email: 'northwind@example.com',
    planId: 'pro-multilanguage',
    contract: since(7, null),
  },
  {
    role: 'USER',
    companyName: '海辺のパン工房 モル',
    contactName: '浜口 菜摘',
    email: 'mol@example.com',
    planId: 'trial',
    contract: since(0, 1),
    now: 'invited',
  },
  {
    role: 'USER',
    companyName: '合同会社つむぎ舎',
    contactName: '織田 茜',
    email: 'tsumugi@example.com',
    planId: 'standard',
    contract: since(14, 24),
    now: 'paused',
  },
  {
    role: 'USER',
    companyName: '株式会社みらい企画',
    contactName: '未来川 学',
    email: 'mirai@example.com',
    planId: 'light',
    contract: since(20),
    now: 'terminated',
  },
];

/** Accounts that the OEM creates, below it. */
const BY_OEM: readonly DemoPerson[] = [
  {
    role: 'OEM_ADMIN',
    companyName: 'あおぞらメディア株式会社',
    contactName: '雲野 拓海',
    email: 'unno@example.com',
    planId: null,
    contract: null,
  },
  {
    role: 'USER',
    companyName: '白樺高原ホテル',
    contactName: '樺山 智子',
    email: 'shirakaba@example.com',
    planId: 'premium-multilanguage',
    contract: since(10, 24),
  },
  {
    role: 'USER',
    companyName: '株式会社マルヤ青果',
    contactName: '丸谷 剛',
    email: 'maruya@example.com',
    planId: 'standard',
    contract: since(5),
  },
  {
    role: 'USER',
    companyName: 'ネイルサロン リュール',
    contactName: '光本 美月',
    email: 'lueur@example.com',
    planId: 'light',
    contract: since(0),
    now: 'invited',
  },
  {
    role: 'USER',
    companyName: '三日月工務店',
    contactName: '三日月 匠',
    email: 'mikazuki@example.com',
    planId: 'light',
    contract: since(8),
    now: 'paused',
  },
];

export const DEMO_PEOPLE = { MASTER: BY_OPERATOR, OEM_MASTER: BY_OEM } as const;

/** An additional login, invited in admin settings. */
export interface DemoSubAdmin {
  name: string;
  email: string;
  permission: Permission;
  authority: 'edit' | 'view';
}

/** Sub-admins by the login that invites them; the first of each has accepted. */
export const DEMO_SUB_ADMINS = {
  OEM_MASTER: [
    { name: '青木 しのぶ', email: 'shinobu@example.com', permission: 'main-contact', authority: 'edit' },
    { name: '空井 翼', email: 'tsubasa@example.com', permission: 'viewer', authority: 'view' },
  ],
  USER: [
    { name: '茶谷 実', email: 'minoru@example.com', permission: 'main-contact', authority: 'edit' },
    { name: '若葉 すず', email: 'suzu@example.com', permission: 'viewer', authority: 'view' },
  ],
} as const satisfies Record<string, readonly DemoSubAdmin[]>;
