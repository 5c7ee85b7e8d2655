import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Authority, ContractStatus, Permission, type Role, ROLES, WORK_ROLES } from '#shared/model/role.ts';
import {
  type Action,
  ACTIONS,
  type Actor,
  effectiveContractStatus,
  isAllowed,
  mayCall,
  mayDeleteSites,
  maySignIn,
  USER_FAMILIES,
  userFamily,
  visibleRoles,
  writableRoles,
} from '#shared/rules/accounts/policy.ts';
import { PARENT_ROLES } from '#shared/model/accounts/account-type.ts';

const actions = Object.keys(ACTIONS) as Action[];
const writes = actions.filter((action) => ACTIONS[action].writes === 'account');
const ownWrites = actions.filter((action) => ACTIONS[action].writes === 'own');
const reads = actions.filter((action) => ACTIONS[action].writes === 'nothing');

/** The roles of the accounts that each role can work in. */
const WORKS_IN = {
  MASTER: ['MASTER'],
  MASTER_USER: ['MASTER'],
  OEM_MASTER: ['OEM_MASTER'],
  OEM_ADMIN: ['OEM_MASTER'],
  USER: ['USER'],
  SUB_ADMIN: WORK_ROLES,
} as const;

const status = fc.constantFrom(...ContractStatus.options);
const actor: fc.Arbitrary<Actor> = fc.constantFrom(...ROLES).chain((role) =>
  fc.record({
    role: fc.constant(role),
    workRole: fc.constantFrom(...WORKS_IN[role]),
    authority: fc.constantFrom(...Authority.options),
    permission: role === 'SUB_ADMIN' ? fc.constantFrom(...Permission.options) : fc.constant(null),
    contractStatus: status,
    mustChangePassword: fc.boolean(),
    mustSetUpTwoFactor: fc.boolean(),
  }),
);

const someone = (role: Role, differences: Partial<Actor> = {}): Actor => ({
  role,
  workRole: role === 'SUB_ADMIN' ? 'USER' : WORKS_IN[role][0],
  authority: 'edit',
  permission: role === 'SUB_ADMIN' ? 'main-contact' : null,
  contractStatus: 'ACTIVE',
  mustChangePassword: false,
  mustSetUpTwoFactor: false,
  ...differences,
});

/** by role. The column of SUB_ADMIN shows a main contact of a USER. */
const MATRIX: [line: string, action: Action, ...who: ('yes' | '–')[]][] = [
  ['Summary', 'summary:read', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['Visitors’ data: read', 'entry:read', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['Visitors’ data: export, change, erase', 'entry:write', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['Effect measurement', 'analytics:read', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['User list / detail', 'user:read', 'yes', 'yes', 'yes', 'yes', '–', '–'],
  ['create, edit accounts', 'user:write', 'yes', 'yes', 'yes', 'yes', '–', '–'],
  ['pause, resume', 'user:pause', 'yes', 'yes', 'yes', '–', '–', '–'],
  ['terminate, delete', 'user:terminate', 'yes', '–', '–', '–', '–', '–'],
  ['Custom domains of all sites', 'domain:read', 'yes', 'yes', '–', '–', '–', '–'],
  ['Export of all data of an account', 'account:export', 'yes', '–', 'yes', '–', 'yes', 'yes'],
  ['Site production', 'site:read', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['Site production, writing', 'site:write', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['Latest information, notification delivery', 'news:read', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['Latest information, notification delivery, writing', 'news:write', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['Payments: list, PDF', 'payment:read', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['force-complete, void', 'payment:settle', 'yes', '–', '–', '–', '–', '–'],
  ['Payments: own card', 'payment:pay', '–', '–', 'yes', '–', 'yes', 'yes'],
  ['Recipients of e-mails about invoices', 'recipient:write', '–', '–', 'yes', '–', 'yes', 'yes'],
  ['Admin settings', 'admin:read', 'yes', '–', 'yes', '–', 'yes', 'yes'],
  ['Admin settings, writing', 'admin:write', 'yes', '–', 'yes', '–', 'yes', 'yes'],
  ['API issuing', 'api:read', 'yes', '–', 'yes', '–', 'yes', 'yes'],
  ['API issuing, writing', 'api:write', 'yes', '–', 'yes', '–', 'yes', 'yes'],
  ['Profile picture, own password', 'own-profile', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['own name and e-mail address', 'own-login', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['Check plan', 'plan:check', '–', '–', 'yes', '–', 'yes', 'yes'],
  ['Request a plan change', 'plan:request', '–', '–', 'yes', '–', 'yes', 'yes'],
  ['Plan management, reading', 'plan:read', 'yes', 'yes', '–', '–', '–', '–'],
  ['Plan management, writing', 'plan:manage', 'yes', '–', '–', '–', '–', '–'],
  ['plans to choose from while creating accounts', 'plan:choose', 'yes', 'yes', 'yes', 'yes', '–', '–'],
  ['own session', 'own-session', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['roles that need a second factor', 'security:manage', 'yes', '–', '–', '–', '–', '–'],
  ['reset of a lost second factor', 'two-factor:reset', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['act for a login', 'user:act-as', 'yes', '–', 'yes', '–', '–', '–'],
  ['brand', 'brand:write', '–', '–', 'yes', '–', 'yes', 'yes'],
  ['default theme of the users below', 'default-theme:write', 'yes', '–', 'yes', '–', '–', '–'],
  ['support contact of the logins below', 'support:write', 'yes', '–', 'yes', '–', '–', '–'],
  ['System notification: write', 'notice:write', 'yes', 'yes', '–', '–', '–', '–'],
  ['System notification: the list of all', 'notice:list', 'yes', 'yes', '–', '–', '–', '–'],
  ['System notification: read', 'notice:read', '–', 'yes', 'yes', 'yes', 'yes', 'yes'],
  ['notification channels of events', 'event:configure', 'yes', '–', 'yes', '–', 'yes', 'yes'],
  ['terms and privacy policy', 'legal:read', 'yes', '–', 'yes', '–', '–', '–'],
  ['terms and privacy policy, writing', 'legal:write', 'yes', '–', 'yes', '–', '–', '–'],
  ['audit log', 'audit:read', 'yes', 'yes', 'yes', '–', 'yes', 'yes'],
];

describe('permission matrix', () => {
  it.each(MATRIX)('decides %s (%s) for every role', (_line, action, ...who) => {
    expect(ROLES.map((role) => (isAllowed(someone(role), action) ? 'yes' : '–'))).toEqual(who);
  });

  it('has a row for every action', () => {
    expect(new Set(MATRIX.map(([, action]) => action))).toEqual(new Set(actions));
  });
});

describe('SUB_ADMIN', () => {
  it.each([
    ['main-contact', { writesSites: true, seesAdmins: true, writesAdmins: true, seesLog: true, setsBrand: true }],
    ['editor', { writesSites: true, seesAdmins: false, writesAdmins: false, seesLog: false, setsBrand: false }],
    ['viewer', { writesSites: false, seesAdmins: false, writesAdmins: false, seesLog: false, setsBrand: false }],
  ] as const)('has exactly these rights with the permission %s', (permission, expected) => {
    const who = someone('SUB_ADMIN', { workRole: 'USER', permission });
    expect({
      writesSites: isAllowed(who, 'site:write'),
      seesAdmins: isAllowed(who, 'admin:read'),
      writesAdmins: isAllowed(who, 'admin:write'),
      seesLog: isAllowed(who, 'audit:read'),
      setsBrand: isAllowed(who, 'brand:write'),
    }).toEqual(expected);
    expect(isAllowed(who, 'own-profile')).toBe(true);
    expect(isAllowed(who, 'site:read')).toBe(true);
  });

  it('gains no right that the account it works in lacks, and never manages accounts', () => {
    fc.assert(
      fc.property(actor, fc.constantFrom(...actions), (who, action) => {
        fc.pre(who.role === 'SUB_ADMIN');
        if (isAllowed(who, action)) expect(isAllowed({ ...who, role: who.workRole, permission: null }, action)).toBe(true);
        if (['user:write', 'user:pause', 'user:terminate'].includes(action)) expect(isAllowed(who, action)).toBe(false);
      }),
    );
  });

  it('sees the same accounts as the account it works in', () => {
    for (const workRole of WORK_ROLES) {
      const who = someone('SUB_ADMIN', { workRole, permission: 'viewer' });
      expect(visibleRoles(who)).toEqual(visibleRoles(someone(workRole)));
      expect(isAllowed(who, 'user:read')).toBe(workRole !== 'USER');
      expect(writableRoles(who)).toEqual([]);
    }
  });
});

describe('accountant (R-2.90)', () => {
  const OWN: Action[] = ['own-session', 'own-profile', 'own-login'];
  it.each([
    ['MASTER', ['payment:read', 'payment:settle']],
    ['OEM_MASTER', ['payment:read', 'payment:pay']],
    ['USER', ['payment:read', 'payment:pay']],
  ] as const)('may do nothing in an account of a %s but these actions and those on its own login', (workRole, money) => {
    const may = actions.filter((action) => isAllowed(someone('SUB_ADMIN', { workRole, permission: 'accountant' }), action));
    expect(may).toEqual([...OWN, ...money]);
  });

  it('is the only permission of a SUB_ADMIN that settles payments', () => {
    const settling = Permission.options.filter((permission) =>
      isAllowed(someone('SUB_ADMIN', { workRole: 'MASTER', permission }), 'payment:settle'),
    );
    expect(settling).toEqual(['accountant']);
  });
});

describe('restrictions of writes by isAllowed', () => {
  it('forbid account writes with authority view or while suspended, and own writes while suspended', () => {
    fc.assert(
      fc.property(actor, fc.constantFrom(...writes), fc.constantFrom(...ownWrites), (who, write, ownWrite) => {
        expect(isAllowed({ ...who, authority: 'view' }, write)).toBe(false);
        expect(isAllowed({ ...who, contractStatus: 'SUSPENDED' }, write)).toBe(false);
        expect(isAllowed({ ...who, contractStatus: 'SUSPENDED' }, ownWrite)).toBe(false);
        expect(
          isAllowed(
            { ...who, authority: 'view', contractStatus: 'ACTIVE', mustChangePassword: false, mustSetUpTwoFactor: false },
            ownWrite,
          ),
        ).toBe(true);
      }),
    );
  });

  it('let a suspended account pay, except with authority view (R-22.112)', () => {
    for (const action of actions.filter((name) => ACTIONS[name].writes === 'debt'))
      for (const role of ['USER', 'OEM_MASTER', 'SUB_ADMIN'] as const) {
        expect(isAllowed(someone(role, { contractStatus: 'SUSPENDED' }), action)).toBe(true);
        expect(isAllowed(someone(role, { contractStatus: 'SUSPENDED', authority: 'view' }), action)).toBe(false);
      }
  });

  it('leave reads unchanged', () => {
    fc.assert(
      fc.property(actor, fc.constantFrom(...reads), (who, action) => {
        expect(isAllowed({ ...who, authority: 'view', contractStatus: 'SUSPENDED' }, action)).toBe(
          isAllowed({ ...who, authority: 'edit', contractStatus: 'ACTIVE' }, action),
        );
      }),
    );
  });

  it('allow only own-session until an issued password is changed and the second factor is set up (R-4.4)', () => {
    fc.assert(
      fc.property(actor, fc.constantFrom(...actions), (who, action) => {
        expect(isAllowed({ ...who, mustChangePassword: true }, action)).toBe(action === 'own-session');
        expect(isAllowed({ ...who, mustSetUpTwoFactor: true }, action)).toBe(action === 'own-session');
      }),
    );
  });

  it('allow only the session and invoices until the login has agreed to its contract (R-2.67)', () => {
    fc.assert(
      fc.property(actor, fc.constantFrom(...actions), (who, action) => {
        const isOpen = ['own-session', 'payment:read', 'payment:pay'].includes(action);
        expect(isAllowed({ ...who, mustAgree: true }, action)).toBe(isOpen && isAllowed(who, action));
      }),
    );
  });
});

describe('mayDeleteSites', () => {
  it.each([
    ['OEM_ADMIN', true],
    ['OEM_MASTER', false],
    ['MASTER_USER', false],
    ['USER', false],
  ] as const)('denies %s the deletion of sites of the account that it works in: %s', (role, isRefused) => {
    const who = someone(role);
    expect([mayDeleteSites(who, true), mayDeleteSites(who, false)]).toEqual([!isRefused, true]);
  });

  it('returns false without the right to write sites', () => {
    fc.assert(
      fc.property(actor, fc.boolean(), (who, isWorkAccount) => {
        if (!isAllowed(who, 'site:write')) expect(mayDeleteSites(who, isWorkAccount)).toBe(false);
      }),
    );
  });
});

describe('userFamily, visibleRoles and writableRoles', () => {
  it.each([
    ['MASTER', 'master', ['MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER'], ['MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER']],
    ['MASTER_USER', 'master', ['MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER'], ['OEM_MASTER', 'USER']],
    ['OEM_MASTER', 'oem-master', ['OEM_ADMIN', 'USER'], ['OEM_ADMIN', 'USER']],
    ['OEM_ADMIN', 'oem-admin', ['USER'], ['USER']],
    ['USER', undefined, [], []],
  ] as const)('return for %s the expected visible and writable roles, and the family %s', (role, family, visible, writable) => {
    const who = someone(role);
    expect(userFamily(who)).toBe(family);
    expect(visibleRoles(who)).toEqual(visible);
    expect(writableRoles(who)).toEqual(writable);
  });

  it('let a login call only the endpoint family of its role', () => {
    fc.assert(
      fc.property(actor, fc.constantFrom(...USER_FAMILIES), (who, family) => {
        expect(mayCall(who, { action: 'user:read', family })).toBe(isAllowed(who, 'user:read') && userFamily(who) === family);
        expect(mayCall(who, { action: 'user:read' })).toBe(isAllowed(who, 'user:read'));
      }),
    );
  });

  it('return only roles that can exist below the login; every writable role is also visible', () => {
    fc.assert(
      fc.property(actor, (who) => {
        for (const role of writableRoles(who)) expect(visibleRoles(who)).toContain(role);
        if (who.workRole === 'OEM_MASTER') for (const role of visibleRoles(who)) expect(PARENT_ROLES[role]).toContain('OEM_MASTER');
      }),
    );
  });
});

describe('effectiveContractStatus', () => {
  it.each([
    ['ACTIVE', ['ACTIVE', 'ACTIVE'], 'ACTIVE'],
    ['ACTIVE', ['ACTIVE', 'SUSPENDED'], 'SUSPENDED'],
    ['ACTIVE', ['TERMINATED', 'SUSPENDED'], 'TERMINATED'],
    ['SUSPENDED', ['TERMINATED'], 'TERMINATED'],
    ['INACTIVE', ['ACTIVE'], 'INACTIVE'],
    ['ACTIVE', ['INACTIVE'], 'ACTIVE'],
    ['INACTIVE', ['SUSPENDED'], 'SUSPENDED'],
    ['ACTIVE', [], 'ACTIVE'],
  ] as const)('own status %s, statuses above %j: effective status %s', (own, above, expected) => {
    expect(effectiveContractStatus(own, above)).toBe(expected);
  });

  it('prevents sign-in exactly if the account or an account above it is terminated', () => {
    fc.assert(
      fc.property(status, fc.array(status), (own, above) => {
        expect(maySignIn(effectiveContractStatus(own, above))).toBe(![own, ...above].includes('TERMINATED'));
      }),
    );
  });
});

describe('acting for a login (R-4.15)', () => {
  it('grants no right that the login lacks, and with READ no right that EDIT lacks', () => {
    fc.assert(
      fc.property(actor, fc.constantFrom(...actions), (login, action) => {
        const [own, read, edit] = [undefined, 'READ', 'EDIT'] as const;
        const [may, mayRead, mayEdit] = [own, read, edit].map((acting) => isAllowed({ ...login, acting }, action));
        expect([mayRead && !mayEdit, mayEdit && !may]).toEqual([false, false]);
      }),
    );
  });

  it('allows no write with READ', () => {
    fc.assert(
      fc.property(actor, fc.constantFrom(...writes, ...ownWrites), (login, action) => {
        expect(isAllowed({ ...login, acting: 'READ' }, action)).toBe(false);
      }),
    );
  });

  it('denies with EDIT exactly these of the actions that are allowed without acting', () => {
    const forbidden = actions.filter((action) => {
      const may = (acting?: 'EDIT'): boolean =>
        (['USER', 'OEM_MASTER', 'OEM_ADMIN'] as const).some((role) => isAllowed(someone(role, { acting }), action));
      return may() && !may('EDIT');
    });
    expect(forbidden).toEqual([
      'own-login',
      'two-factor:reset',
      'user:act-as',
      'plan:request',
      'payment:pay',
      'recipient:write',
      'admin:write',
      'api:write',
      'legal:write',
      'account:export',
    ]);
  });
});
