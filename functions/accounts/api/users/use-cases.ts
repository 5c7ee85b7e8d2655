import { answerPlanRequest } from '#functions/accounts/api/users/update/answer-plan-request.ts';
import { addRecipientOf, removeRecipientOf } from '#functions/accounts/api/users/update/billing-recipients.ts';
import { changeContractStatus, terminateUser } from '#functions/accounts/api/users/update/change-contract-status.ts';
import { createUser } from '#functions/accounts/api/users/create-user.ts';
import { deleteUser } from '#functions/accounts/api/users/delete-user.ts';
import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { exportUsers } from '#functions/accounts/api/users/list/export-users.ts';
import { getUser } from '#functions/accounts/api/users/get-user.ts';
import { listUsers } from '#functions/accounts/api/users/list/list-users.ts';
import { resendInvitation } from '#functions/accounts/api/users/resend-invitation.ts';
import { removeQuotedPrice, setQuotation } from '#functions/accounts/api/users/update/set-quotation.ts';
import { updateUser } from '#functions/accounts/api/users/update/update-user.ts';
import { visibleAccount } from '#functions/accounts/api/users/visible-account.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { masterUser, oemAdminUser, oemMasterUser } from '#shared/api-contract/endpoints/user.ts';

/** Returns the use cases that all families share. The policy decides what differs by role. */
const managing = (dependencies: UserDependencies) => ({
  list: listUsers(dependencies),
  export: exportUsers(dependencies),
  create: createUser(dependencies),
  get: getUser(dependencies),
  update: updateUser(dependencies),
  answerPlanRequest: answerPlanRequest(dependencies),
  resendInvitation: resendInvitation(dependencies),
});

const pausing = (dependencies: UserDependencies) => ({
  pause: changeContractStatus('pause')(dependencies),
  resume: changeContractStatus('resume')(dependencies),
});

export const masterUserUseCases = (dependencies: UserDependencies): UseCases<typeof masterUser> => ({
  ...managing(dependencies),
  ...pausing(dependencies),
  terminate: terminateUser(dependencies),
  delete: deleteUser(dependencies),
  setQuotation: setQuotation(dependencies),
  addRecipient: addRecipientOf(dependencies),
  removeRecipient: removeRecipientOf(dependencies),
  removeQuotedPrice: removeQuotedPrice(dependencies),
});

export const oemMasterUserUseCases = (dependencies: UserDependencies): UseCases<typeof oemMasterUser> => ({
  ...managing(dependencies),
  ...pausing(dependencies),
});

export const oemAdminUserUseCases = (dependencies: UserDependencies): UseCases<typeof oemAdminUser> => managing(dependencies);

/** Returns how each endpoint finds the account that its request names. */
export const userLocators = <F extends typeof masterUser | typeof oemMasterUser | typeof oemAdminUser>(
  family: F,
  dependencies: Pick<UserDependencies, 'accounts'>,
) => locatorsByParam(family, 'id', (id, caller) => visibleAccount(dependencies, caller, id));
