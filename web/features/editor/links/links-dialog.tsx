import { Button, FileButton, Group, Input, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState } from 'react';
import { ulid } from 'ulid';
import { parse, requiredText } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { addLinkMenuItems, addLinkSheets, freeMenuItems, planLinkSheets } from '#web/features/editor/links/add-links.ts';
import classes from '#web/features/editor/links/links.module.css';
import { type LinkRow, type LinkTarget, LIST_MAX, type ListFault, readLinkList } from '#web/features/editor/links/link-list.ts';
import { LinkPreview, type PlacedRow } from '#web/features/editor/links/link-preview.tsx';
import { useEditor, useEditorState, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { uploadingCells } from '#web/features/editor/state/uploads/upload.ts';
import { decodeJapaneseText } from '#web/lib/decode-text.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** What a list would add to a document. */
interface LinkPlan {
  rows: readonly PlacedRow[];
  /** The number of links that are added. */
  count: number;
  addedRows: number;
  apply: (document: SiteDocument) => SiteDocument;
  firstCell: string | undefined;
}

interface PlanOptions {
  target: LinkTarget;
  buttonText: string;
}

/** Returns the plan for the rows of a list: which link goes where, and which are left out. */
function useLinkPlan(rows: readonly LinkRow[], { target, buttonText }: PlanOptions): LinkPlan {
  const { uploads } = useEditor();
  const document = useSiteDocument();
  const language = useEditorState((state) => state.language);
  const limits = useEditorState((state) => state.limits);
  return useMemo(() => {
    const valid = rows.filter(({ fault }) => fault === null);
    const awaited = uploadingCells(uploads.store.getState());
    const sheets = planLinkSheets(document, valid.length, awaited, limits);
    const count = target === 'sheets' ? sheets.cells.length : Math.min(valid.length, Math.max(0, freeMenuItems(document, language)));
    const placeOf = (index: number): string | null => (target === 'sheets' ? (sheets.cells[index] ?? null) : null);
    return {
      rows: rows.map((row) => {
        const index = valid.indexOf(row);
        return { row, cell: placeOf(index), isLeftOut: index === -1 || index >= count };
      }),
      count,
      addedRows: target === 'sheets' ? sheets.addedRows : 0,
      firstCell: sheets.cells[0],
      apply: (present) =>
        target === 'sheets'
          ? addLinkSheets(present, valid, sheets, { language, buttonText, newId: ulid })
          : addLinkMenuItems(present, valid, language, ulid),
    };
  }, [rows, document, uploads, language, limits, target, buttonText]);
}

type Fault = ListFault | 'encoding';

/** The field with the list, which a CSV file can fill. */
function ListField({ list, fault, onChange }: { list: string; fault: Fault | null; onChange: (list: string, fault?: Fault) => void }) {
  const { t } = useTranslation('links');
  const resetInput = useRef<() => void>(null);
  const load = async (file: File | null): Promise<void> => {
    if (!file) return;
    const text = file.size > 4 * LIST_MAX ? null : decodeJapaneseText(new Uint8Array(await file.arrayBuffer()));
    // The same file can be chosen again after it was corrected.
    resetInput.current?.();
    if (text === null) return onChange('', 'too-large');
    return text === undefined ? onChange('', 'encoding') : onChange(text.replace(/^\uFEFF/, ''));
  };
  return (
    <Stack gap="xs">
      <Textarea
        data-autofocus
        label={t('list')}
        description={t('format')}
        placeholder={t('placeholder')}
        autosize
        minRows={4}
        maxRows={8}
        value={list}
        error={fault !== null && t(`fault.${fault}`)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div>
        <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" resetRef={resetInput} onChange={(file) => void load(file)}>
          {(props) => (
            <Button {...props} variant="default" size="sm" leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}>
              {t('file')}
            </Button>
          )}
        </FileButton>
      </div>
    </Stack>
  );
}

interface LinksDialogProps {
  isOpen: boolean;
  /** What links become unless the user chooses otherwise. */
  initialTarget: LinkTarget;
  onClose: () => void;
}

const NO_ROWS: readonly LinkRow[] = [];

/** Adds sheets or menu items from a list of links, after it has shown what is added; one undo step. */
export function LinksDialog({ isOpen, initialTarget, onClose }: LinksDialogProps) {
  const { t } = useTranslation(['links', 'fields']);
  const { edit } = useEditor();
  const targetId = useId();
  const [list, setList] = useState('');
  const [fileFault, setFileFault] = useState<Fault | null>(null);
  const [target, setTarget] = useState<LinkTarget>(initialTarget);
  const [buttonText, setButtonText] = useState(() => t('defaultButton'));
  const read = useMemo(() => readLinkList(list, target), [list, target]);
  const plan = useLinkPlan('rows' in read ? read.rows : NO_ROWS, { target, buttonText: buttonText.trim() });
  const button = parse(requiredText(TEXT_MAX.button), buttonText);
  const listFault = 'fault' in read && list.trim() !== '' ? read.fault : null;

  const apply = (): void => {
    const place =
      target === 'menu' ? ({ panel: 'section', section: 'menu' } as const) : ({ panel: 'sheet', cell: plan.firstCell ?? 'A1' } as const);
    edit(plan.apply, place);
    toast.success(t(target === 'menu' ? 'doneMenu' : 'doneSheets', { count: plan.count }));
    setList('');
    onClose();
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size={640}>
      <Stack gap="md">
        <Text>{t('lead')}</Text>
        <ListField
          list={list}
          fault={fileFault ?? listFault}
          onChange={(text, fault) => {
            setList(text);
            setFileFault(fault ?? null);
          }}
        />
        <Group gap="md" align="flex-start">
          <Input.Wrapper label={t('target')} labelElement="div" labelProps={{ id: targetId }}>
            <SegmentedControl
              display="flex"
              w="fit-content"
              aria-labelledby={targetId}
              value={target}
              onChange={(value) => setTarget(value)}
              data={[
                { value: 'sheets', label: t('sheets') },
                { value: 'menu', label: t('menu') },
              ]}
            />
          </Input.Wrapper>
          {target === 'sheets' && (
            <TextInput
              label={t('button')}
              value={buttonText}
              autoComplete="off"
              error={button.ok ? null : formErrors(button.errors.map((error) => ({ ...error, path: 'button' })))['button']}
              onChange={({ currentTarget }) => setButtonText(currentTarget.value)}
            />
          )}
        </Group>
        <LinkPreview rows={plan.rows} count={plan.count} addedRows={plan.addedRows} target={target} />
        <Group justify="flex-end" gap="xs" className={classes['actions'] ?? ''}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={plan.count === 0 || (target === 'sheets' && !button.ok)} onClick={apply}>
            {t('apply', { count: plan.count })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
