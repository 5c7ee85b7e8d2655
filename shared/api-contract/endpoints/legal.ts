import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import {
  Agreement,
  ContractAgreement,
  ContractConditions,
  LegalDocument,
  LegalDraft,
  LegalDraftInput,
  LegalKind,
  LegalVersion,
  OwnAgreements,
} from '#shared/model/legal/legal-document.ts';
import { ulid } from '#shared/model/fields.ts';
import { LEGAL_KINDS } from '#shared/model/legal/legal-document.ts';

const Managed = z.object({ drafts: z.array(LegalDraft), versions: z.array(LegalVersion) });

/** Terms of use and privacy policy of the operator and of OEMs, and the agreements to them. */
export const legal = defineEndpointFamily({
  inForce: {
    method: 'GET',
    path: '/legal/in-force',
    summary: 'The terms of use and privacy policy in force: those of an OEM, else the operator’s; none while none are published',
    access: { by: 'public' },
    status: 200,
    query: z.strictObject({ issuerId: ulid().optional() }),
    response: z.object({ documents: z.array(LegalVersion) }),
  },
  document: {
    method: 'GET',
    path: '/legal/document/{issuerId}/{id}',
    summary: 'A published version with its texts',
    access: { by: 'public' },
    status: 200,
    params: z.strictObject({ issuerId: ulid(), id: ulid() }),
    response: z.object({ document: LegalDocument }),
    errors: ['not-found'],
  },
  managed: {
    method: 'GET',
    path: '/legal',
    summary: 'The drafts and published versions of the caller’s account, newest first',
    access: { by: 'console', action: 'legal:read' },
    status: 200,
    response: Managed,
  },
  saveDraft: {
    method: 'PUT',
    path: '/legal/draft',
    summary: 'Save the draft of the next version of a document',
    access: { by: 'console', action: 'legal:write' },
    status: 200,
    body: LegalDraftInput,
    response: Managed,
    errors: ['version-conflict'],
  },
  publish: {
    method: 'POST',
    path: '/legal/publish',
    summary: 'Publish the saved draft of a document: the version is in force from its date on and never changes',
    access: { by: 'console', action: 'legal:write' },
    status: 201,
    body: z.strictObject({ kind: LegalKind, version: z.int().min(0) }),
    response: Managed,
    errors: ['not-found', 'version-conflict'],
  },
  own: {
    method: 'GET',
    path: '/legal/own',
    summary: 'What the caller’s account has agreed to, and what it is asked to agree to',
    access: { by: 'console', action: 'own-session' },
    status: 200,
    response: OwnAgreements,
  },
  agree: {
    method: 'POST',
    path: '/legal/agree',
    summary:
      'Agree to versions in force, and to the contract at the first sign-in; for the login of the account alone, which no manager that acts for it replaces',
    access: { by: 'console', action: 'own-session' },
    status: 201,
    body: z.strictObject({
      ids: z.array(ulid()).max(LEGAL_KINDS.length),
      /** The conditions of the contract as they were shown, if the contract is due. */
      conditions: ContractConditions.nullable().default(null),
    }),
    response: OwnAgreements,
    errors: ['forbidden', 'version-conflict'],
  },
  agreements: {
    method: 'GET',
    path: '/legal/agreements/{accountId}',
    summary: 'What an account has agreed to, newest first',
    access: { by: 'console', action: 'user:read' },
    status: 200,
    params: z.strictObject({ accountId: ulid() }),
    response: z.object({ agreements: z.array(Agreement), contract: ContractAgreement.nullable().default(null) }),
  },
});
