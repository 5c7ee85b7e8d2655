import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type SiteChanges, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { isConsistentGrid, mergeGrids, mergeManifests } from '#shared/rules/sites/site-merge.ts';
import {
  applyChanges,
  canonicalJson,
  splitChanges,
  diffDocuments,
  joinChanges,
  type PartKey,
  splitIntoParts,
} from '#shared/rules/sites/site-parts.ts';
import { editSheet, isConsistentDocument, placeSheet, setCreative } from '#web/features/editor/model/document/edit-document.ts';
import {
  applyEdit,
  type EditorState,
  isDirty,
  pendingOf,
  redoStep,
  initialEditorState,
  undoStep,
} from '#web/features/editor/model/editor/editor-state.ts';
import {
  acceptSave,
  failSave,
  rebase,
  toSaveRequest,
  prepareSave,
  type SaveInFlight,
  resolveConflict,
} from '#web/features/editor/model/save/save-steps.ts';
import { type AnyEdit, anyEdit, anySite, emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

/** A model of the server with revisions, a three-way merge by part, and edit-conflict. */
class ModelServer {
  readonly revisions: SiteDocument[];

  constructor(document: SiteDocument) {
    this.revisions = [document];
  }

  get working(): number {
    return this.revisions.length - 1;
  }

  document(revision: number): SiteDocument {
    const document = this.revisions[revision];
    if (!document) throw new Error(`No revision ${revision}`);
    return document;
  }

  get content(): { site: SiteSummary; document: SiteDocument; limits: typeof PRO_LIMITS } {
    return {
      site: { working: String(this.working), updatedAt: '2026-11-20T00:00:00Z' } as SiteSummary,
      document: this.document(this.working),
      limits: PRO_LIMITS,
    };
  }

  update({ base, changes }: { base: string; changes: SiteChanges }): { site: SiteSummary; merged: SiteChanges } | 'edit-conflict' {
    const started = this.document(Number(base));
    const theirs = this.document(this.working);
    const mine = applyChanges(started, splitChanges(changes));
    const hashes = (document: SiteDocument) =>
      Object.fromEntries([...splitIntoParts(document)].map(([key, part]) => [key, canonicalJson(part)]));
    const { merged: manifest, conflicts } = mergeManifests(hashes(started), hashes(theirs), hashes(mine));
    const grid = mergeGrids(started.grid, theirs.grid, mine.grid);
    if (conflicts.some((key) => key !== 'grid') || !grid || !isConsistentGrid(grid, Object.keys(manifest) as PartKey[]))
      return 'edit-conflict';
    const known = new Map(
      [theirs, mine].flatMap((document) => [...splitIntoParts(document).values()].map((part) => [canonicalJson(part), part])),
    );
    const parts = new Map(
      Object.entries(manifest).map(([key, hash]) => [key as PartKey, key === 'grid' ? grid : (known.get(hash ?? '') ?? null)]),
    );
    const result = applyChanges({ ...theirs, sheets: {} }, parts);
    this.revisions.push(result);
    return { site: this.content.site, merged: joinChanges(diffDocuments(mine, result)) };
  }
}

const play = (state: EditorState, change: AnyEdit, index: number): EditorState =>
  applyEdit(state, (document) => change(document, index), { focus: { panel: 'site' }, at: index * 10_000 });

/** One move of an editor in a random interleaving: a save is sent in one move and answered in a later one. */
type Move =
  | { who: 0 | 1; does: 'edit'; edit: AnyEdit }
  | { who: 0 | 1; does: 'send' | 'receive' | 'undo' | 'redo' | 'choose'; side: 'mine' | 'theirs' };

interface Editor {
  state: EditorState;
  inFlight: { sent: SaveInFlight; answer: ReturnType<ModelServer['update']> } | undefined;
}

function receive(editor: Editor, server: ModelServer): void {
  if (!editor.inFlight) return;
  const { sent, answer } = editor.inFlight;
  editor.inFlight = undefined;
  editor.state =
    answer === 'edit-conflict'
      ? rebase(editor.state, server.content, { changedBy: 'other', changedAt: '' })
      : acceptSave(editor.state, sent, answer);
}

function send(editor: Editor, server: ModelServer): void {
  const sent = editor.state.conflict || editor.inFlight ? undefined : prepareSave(editor.state);
  if (sent) editor.inFlight = { sent, answer: server.update(toSaveRequest(sent)) };
}

function apply(editor: Editor, server: ModelServer, move: Move, index: number): void {
  if (move.does === 'edit') editor.state = play(editor.state, move.edit, index + move.who * 300);
  else if (move.does === 'send') send(editor, server);
  else if (move.does === 'receive') receive(editor, server);
  else if (move.does === 'undo') editor.state = undoStep(editor.state);
  else if (move.does === 'redo') editor.state = redoStep(editor.state);
  else editor.state = resolveConflict(editor.state, () => move.side);
}

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ who: fc.constantFrom(0 as const, 1 as const), does: fc.constant('edit' as const), edit: anyEdit() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      who: fc.constantFrom(0 as const, 1 as const),
      does: fc.constantFrom('send' as const, 'receive' as const, 'receive' as const, 'undo' as const, 'redo' as const, 'choose' as const),
      side: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
);

/** Answers the save in progress, resolves conflicts and saves until only invalid fields are unsaved. */
function finish(editor: Editor, server: ModelServer): void {
  for (let round = 0; round < 20; round += 1) {
    receive(editor, server);
    editor.state = resolveConflict(editor.state, () => 'mine');
    const { sendable, changes, faults } = pendingOf(editor.state);
    if (sendable.size === 0) {
      expect(changes.size > 0).toBe(faults.length > 0);
      return;
    }
    send(editor, server);
  }
  throw new Error('The saves did not end');
}

describe('a part that the server normalises', () => {
  const PLACE = { cell: 'A1', language: 'jp' } as const;
  const written = (mainText: string) => (document: SiteDocument) => editSheet(document, PLACE, { mainText });
  const focus = { focus: { panel: 'site' as const }, at: 0 };
  const opened = initialEditorState(
    { site: { working: '0' } as SiteSummary, document: placeSheet(emptySite(1, 1), PLACE, sheetIdOf(1), EMPTY_SHEET), limits: PRO_LIMITS },
    null,
  );
  const textOf = ({ history }: EditorState) => history.present.sheets[sheetIdOf(1)]?.jp?.mainText;
  const answer = (mainText: string) => ({
    site: { working: '1', updatedAt: '' } as SiteSummary,
    merged: { sheets: { [sheetIdOf(1)]: { jp: { ...EMPTY_SHEET, mainText } } } },
    mergedBy: null,
  });

  it('replaces the sent part in the document and in every undo state', () => {
    const typed = applyEdit(opened, written('sent'), focus);
    const sent = prepareSave(typed);
    if (!sent) throw new Error('nothing to send');
    const accepted = acceptSave(applyEdit(applyEdit(typed, written('more'), focus), written('sent'), focus), sent, answer('kept'));
    expect(textOf(accepted)).toBe('kept');
    expect([isDirty(accepted), accepted.conflict, accepted.saved.revision]).toEqual([false, null, '1']);
    expect([textOf(undoStep(accepted)), textOf(undoStep(undoStep(accepted)))]).toEqual(['more', 'kept']);
  });

  it('stays as typed if it was edited during the save, without a conflict', () => {
    const typed = applyEdit(opened, written('sent'), focus);
    const sent = prepareSave(typed);
    if (!sent) throw new Error('nothing to send');
    const accepted = acceptSave(applyEdit(typed, written('sent and more'), focus), sent, answer('kept'));
    expect([textOf(accepted), accepted.conflict, isDirty(accepted)]).toEqual(['sent and more', null, true]);
    expect(prepareSave(accepted)?.base.revision).toBe('1');
  });
});

describe('two editors of one site', () => {
  it('always end with the saved, consistent document of the server', () => {
    fc.assert(
      fc.property(anySite, fc.array(anyMove, { maxLength: 40 }), (site, moves) => {
        const server = new ModelServer(site);
        const editors: [Editor, Editor] = [
          { state: initialEditorState(server.content, null), inFlight: undefined },
          { state: initialEditorState(server.content, null), inFlight: undefined },
        ];
        moves.forEach((move, index) => {
          const editor = editors[move.who];
          apply(editor, server, move, index);
          expect(isConsistentDocument(editor.state.history.present)).toBe(true);
          expect([...editor.state.history.past, ...editor.state.history.future].every((step) => isConsistentDocument(step.state))).toBe(
            true,
          );
          const { saved, conflict } = editor.state;
          if (!conflict) expect(diffDocuments(server.document(Number(saved.revision)), saved.document).size).toBe(0);
        });
        for (const editor of editors) {
          finish(editor, server);
          expect(server.revisions.every(isConsistentDocument)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keep all text typed in different sheets, in any order of saves and answers', () => {
    const moves = fc.array(
      fc.record({
        who: fc.constantFrom(0 as const, 1 as const),
        does: fc.constantFrom('type' as const, 'send' as const, 'receive' as const),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(moves, (actions) => {
        const cells = ['A1', 'B1'] as const;
        const start = cells.reduce((site, cell, index) => placeSheet(site, { cell, language: 'jp' }, sheetIdOf(index)), emptySite(1, 2));
        const server = new ModelServer(start);
        const editors: [Editor, Editor] = [
          { state: initialEditorState(server.content, null), inFlight: undefined },
          { state: initialEditorState(server.content, null), inFlight: undefined },
        ];
        const typed = ['', ''];
        actions.forEach(({ who, does }, index) => {
          if (does === 'type') {
            typed[who] = `${who}-${index}`;
            editors[who].state = play(
              editors[who].state,
              (site) => editSheet(site, { cell: cells[who], language: 'jp' }, { mainText: `${who}-${index}` }),
              index,
            );
          } else if (does === 'send') send(editors[who], server);
          else receive(editors[who], server);
          expect(editors[who].state.conflict).toBeNull();
        });
        for (const editor of editors) finish(editor, server);
        const final = server.document(server.working);
        expect(cells.map((cell) => final.sheets[final.grid.cells[cell] ?? '']?.jp?.mainText)).toEqual(typed);
      }),
    );
  });
});

describe('a save', () => {
  const place = (cell: string) => ({ cell, language: 'jp' as const });
  const type = (state: EditorState, cell: string, mainText: string): EditorState =>
    play(state, (site) => editSheet(site, place(cell), { mainText }), 1);
  const start = () => {
    const server = new ModelServer(setCreative(placeSheet(emptySite(2, 2), place('A1'), sheetIdOf(1)), place('B1'), sheetIdOf(2), IMAGE));
    return { server, state: initialEditorState(server.content, null) };
  };
  const taken = (server: ModelServer, sent: SaveInFlight) => {
    const answer = server.update(toSaveRequest(sent));
    if (answer === 'edit-conflict') throw new Error('refused');
    return answer;
  };
  const sentBy = (state: EditorState): SaveInFlight => {
    const sent = prepareSave(state);
    if (!sent) throw new Error('nothing to send');
    return sent;
  };
  const text = (site: SiteDocument, cell: string) => site.sheets[site.grid.cells[cell] ?? '']?.jp?.mainText;

  it('sends only the changed sheet with its base revision', () => {
    const request = toSaveRequest(sentBy(type(start().state, 'B1', 'new')));
    expect(request.base).toBe('0');
    expect(Object.keys(request.changes)).toEqual(['sheets']);
    expect(Object.keys(request.changes.sheets ?? {})).toEqual([sheetIdOf(2)]);
  });

  it('leaves text dirty that was typed during the request', () => {
    const { server, state } = start();
    const sent = sentBy(type(state, 'A1', 'sent'));
    const later = acceptSave(type(type(state, 'A1', 'sent'), 'A1', 'later'), sent, taken(server, sent));
    expect(text(later.history.present, 'A1')).toBe('later');
    expect(text(later.saved.document, 'A1')).toBe('sent');
    expect(isDirty(later)).toBe(true);
  });

  it('ignores a trailing space and leaves it in the field', () => {
    const { server, state } = start();
    const typing = type(state, 'A1', 'word ');
    const sent = sentBy(typing);
    const saved = acceptSave(typing, sent, taken(server, sent));
    expect(text(saved.history.present, 'A1')).toBe('word ');
    expect(isDirty(saved)).toBe(false);
  });

  it('merges saves of other editors into every undo state', () => {
    const { server, state } = start();
    const other = type(state, 'A1', 'theirs');
    taken(server, sentBy(other));
    const typing = type(state, 'B1', 'mine');
    const sent = sentBy(typing);
    const saved = acceptSave(typing, sent, taken(server, sent));
    expect([text(saved.history.present, 'A1'), text(saved.history.present, 'B1')]).toEqual(['theirs', 'mine']);
    const undone = undoStep(saved);
    expect([text(undone.history.present, 'A1'), text(undone.history.present, 'B1')]).toEqual(['theirs', '']);
    expect([...pendingOf(undone).changes.keys()]).toEqual([`sheet/${sheetIdOf(2)}/jp`]);
  });

  it('reports a conflict if two editors changed one sheet, and overwrites neither text', () => {
    const { server, state } = start();
    taken(server, sentBy(type(state, 'A1', 'theirs')));
    const typing = type(state, 'A1', 'mine');
    expect(server.update(toSaveRequest(sentBy(typing)))).toBe('edit-conflict');
    const asked = rebase(typing, server.content, { changedBy: 'someone', changedAt: '2026-11-20T00:00:00Z' });
    expect(asked.conflict?.changedBy).toBe('someone');
    expect(text(asked.history.present, 'A1')).toBe('mine');
    expect(text(resolveConflict(asked, () => 'theirs').history.present, 'A1')).toBe('theirs');
    expect(isDirty(resolveConflict(asked, () => 'theirs'))).toBe(false);
    const mine = resolveConflict(asked, () => 'mine');
    expect(server.update(toSaveRequest(sentBy(mine)))).not.toBe('edit-conflict');
    expect(text(server.content.document, 'A1')).toBe('mine');
  });

  it('reports a conflict if another editor saved a sheet that was edited during the request', () => {
    const { server, state } = start();
    taken(server, sentBy(type(state, 'A1', 'theirs')));
    const sending = type(state, 'B1', 'mine');
    const sent = sentBy(sending);
    const answer = taken(server, sent);
    const asked = acceptSave(type(sending, 'A1', 'typed while saving'), sent, answer);
    expect(asked.conflict?.theirs.revision).toBe(answer.site.working);
    expect(asked.saved.revision).toBe('0');
    expect(text(asked.history.present, 'A1')).toBe('typed while saving');
  });

  it('keeps the edits and names the faults if the server refuses the save', () => {
    const typing = type(start().state, 'A1', 'mine');
    const failed = failSave(typing, new Error('refused'), 'save', [
      { path: `changes.sheets.${sheetIdOf(1)}.jp.imageAlt`, rule: 'too-long', params: { max: 120 } },
    ]);
    expect(failed.history).toBe(typing.history);
    expect(failed.refused).toEqual([{ part: `sheet/${sheetIdOf(1)}/jp`, path: 'imageAlt', rule: 'too-long', params: { max: 120 } }]);
    expect(type(failed, 'B1', 'x').refused).toHaveLength(1);
    expect(type(failed, 'A1', 'x').refused).toHaveLength(0);
  });
});
