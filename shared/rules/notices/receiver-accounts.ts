import type { NoticeReceiver } from '#shared/model/notices/system-notice.ts';
import type { AccountType } from '#shared/model/accounts/account-type.ts';

/** Returns the account type of a receiver in user management, where `master-user` means staff of the operator. */
export const accountTypeOf = (receiver: NoticeReceiver): AccountType => (receiver === 'master-user' ? 'user' : receiver);
