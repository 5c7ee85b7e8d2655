import type { Role } from '#shared/model/role.ts';

interface DemoAccount {
  key: string;
  parentKey: string | null;
  role: Role;
  email: string;
  password: string;
  contactName: string;
  companyName: string;
  planId: string | null;
  permission?: 'editor';
  licenceGrant?: number;
}

/** One login of each role, as addresses.json lists them, in the tree of. */
const LOGINS: Readonly<Record<Role, Omit<DemoAccount, 'role'>>> = {
  MASTER: {
    key: 'operator',
    parentKey: null,
    email: 'operator@example.com',
    password: 'Operator.2026',
    contactName: '運営 太郎',
    companyName: 'スワイプサイト運営事務局',
    planId: null,
  },
  MASTER_USER: {
    key: 'staff',
    parentKey: 'operator',
    email: 'staff@example.com',
    password: 'Staff.2026',
    contactName: '運営 花子',
    companyName: 'スワイプサイト運営事務局',
    planId: null,
  },
  OEM_MASTER: {
    key: 'oem',
    parentKey: 'operator',
    email: 'oem@example.com',
    password: 'Oem.Master.2026',
    contactName: '青木 誠',
    companyName: 'あおぞらメディア株式会社',
    planId: 'oem',
    licenceGrant: 20,
  },
  OEM_ADMIN: {
    key: 'oem-admin',
    parentKey: 'oem',
    email: 'oem-admin@example.com',
    password: 'Oem.Admin.2026',
    contactName: '空井 みどり',
    companyName: 'あおぞらメディア株式会社',
    planId: null,
  },
  USER: {
    key: 'customer',
    parentKey: 'operator',
    email: 'customer@example.com',
    password: 'Customer.2026',
    contactName: '茶谷 葉月',
    companyName: '喫茶 こもれび',
    planId: 'standard-multilanguage',
  },
  SUB_ADMIN: {
    key: 'customer-editor',
    parentKey: 'customer',
    email: 'editor@example.com',
    password: 'Editor.2026',
    contactName: '茶谷 新',
    companyName: '喫茶 こもれび',
    planId: null,
    permission: 'editor',
  },
};

export const DEMO_LOGINS = Object.fromEntries(
  Object.entries(LOGINS).map(([role, { email, password }]) => [role, { email, password }]),
) as Record<Role, { email: string; password: string }>;

/** A customer of the OEM. */
export const OEM_CUSTOMER = { email: 'oem-customer@example.com', password: 'OemCustomer.2026' } as const;

/** The accounts of the bootstrap request, parents first. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  ...Object.entries(LOGINS).map(([role, account]) => ({ ...account, role: role as Role })),
  {
    key: 'oem-customer',
    parentKey: 'oem',
    role: 'USER',
    ...OEM_CUSTOMER,
    contactName: '湯川 遥',
    companyName: '湯川温泉旅館',
    planId: 'light',
  },
];
