import { describe, expect, it } from 'vitest';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { applyEdit, type EditorState, initialEditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { leaveRisk, saveStatus } from '#web/features/editor/model/save/save-status.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const document = placeSheet(emptySite(1, 1), A1, sheetIdOf(1));
const saved = initialEditorState({ site: { working: '1' } as SiteSummary, document, limits: PRO_LIMITS }, null);
const type = (mainText: string, more: Partial<EditorState> = {}): EditorState => ({
  ...applyEdit(saved, (site) => editSheet(site, A1, { mainText }), { focus: { panel: 'site' }, at: 0 }),
  ...more,
});
const typeBesideInvalid = (imageAlt: string): EditorState =>
  applyEdit(type('x'.repeat(500)), (site) => editSheet(site, A1, { imageAlt }), { focus: { panel: 'site' }, at: 0 });
const dirty = type('new');
const withDraft = (state: EditorState): EditorState => ({ ...state, storedDraft: state.history.present });
const failed = (error: unknown): Partial<EditorState> => ({ save: { kind: 'failed', error, by: 'auto' } });
const silence = new ApiError({ kind: 'no-response' });
const refusal = new ApiError({ kind: 'refused', status: 409, statusText: '', refusal: { code: 'account-suspended' }, message: null });
const conflict = { ancestor: document, theirs: { document, revision: '2' }, changedBy: null, changedAt: '' };

const CASES: readonly [string, EditorState, ReturnType<typeof saveStatus>, ReturnType<typeof leaveRisk>, ReturnType<typeof leaveRisk>][] = [
  // state, status, risk of leaving for another screen, risk of closing the page
  ['nothing changed', saved, 'saved', null, null],
  ['just typed', dirty, 'unsaved', null, 'lost'],
  ['just typed, draft stored', withDraft(dirty), 'unsaved', null, null],
  ['saving', withDraft({ ...dirty, save: { kind: 'saving', by: 'auto' } }), 'saving', null, null],
  ['an invalid field', type('x'.repeat(500)), 'broken', 'lost', 'lost'],
  ['an invalid field, draft stored', withDraft(type('x'.repeat(500))), 'broken', 'broken', 'broken'],
  ['a valid field beside an invalid one', withDraft(typeBesideInvalid('new')), 'unsaved', 'broken', 'broken'],
  ['no network', { ...dirty, isOnline: false }, 'adrift', 'lost', 'lost'],
  ['no network, draft stored', withDraft({ ...dirty, isOnline: false }), 'offline', 'unsent', 'unsent'],
  ['no answer, draft stored', withDraft({ ...dirty, ...failed(silence) }), 'offline', 'unsent', 'unsent'],
  ['an older draft stored', { ...withDraft(dirty), history: type('newer').history, isOnline: false }, 'adrift', 'lost', 'lost'],
  ['refused', withDraft({ ...dirty, ...failed(refusal) }), 'failed', 'unsent', 'unsent'],
  ['a conflict', withDraft({ ...dirty, conflict }), 'undecided', 'undecided', 'undecided'],
  ['no network and nothing changed', { ...saved, isOnline: false }, 'saved', null, null],
];

describe('status of unsaved changes', () => {
  it.each(CASES)('saveStatus and leaveRisk return the status and the risk of leaving for: %s', (_name, state, status, leaving, closing) => {
    expect(saveStatus(state)).toBe(status);
    expect(leaveRisk(state, { isUploading: false, isClosing: false })).toBe(leaving);
    expect(leaveRisk(state, { isUploading: false, isClosing: true })).toBe(closing);
  });

  it('leaveRisk returns a risk during uploads, and null in a read-only editor', () => {
    expect(leaveRisk(saved, { isUploading: true, isClosing: false })).toBe('uploads');
    expect(leaveRisk({ ...dirty, readOnly: 'suspended' }, { isUploading: false, isClosing: true })).toBeNull();
  });
});
