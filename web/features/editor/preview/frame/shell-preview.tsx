import { Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { SNS_TYPES } from '#shared/model/sites/sns-type.ts';
import { FIRST_CELL } from '#shared/values/cell.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { PREVIEW_CSS } from '#web/features/editor/preview/frame/preview-css.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import { SheetScreen } from '#web/features/editor/preview/frame/sheet-preview.tsx';
import classes from '#web/features/editor/preview/frame/shell-preview.module.css';
import { hitTest } from '#web/features/editor/preview/frame/hit-test.ts';
import { usePreviewedSite } from '#web/features/editor/preview/frame/use-previewed-site.ts';
import { useDeferredEditorState, useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

/** Returns the first cell with a sheet in the language being edited. */
const firstCell = ({ history: { present }, language }: EditorState): string =>
  occupiedCells(present).find((cell) => sheetAt(present, cell, language)) ?? FIRST_CELL;

interface ShellPreviewProps {
  isMenuOpen?: boolean;
  /** Explains what clicking the preview does. */
  hint?: string;
}

/** Shows header, menu and bar of the site on a phone, around its first sheet with every bar entry. A click opens the section to edit. */
export function ShellPreview({ isMenuOpen = false, hint }: ShellPreviewProps) {
  const { t } = useTranslation('shell');
  const { revealAnchor } = useEditor();
  const site = usePreviewedSite();
  const language = useEditorState((state) => state.language);
  const cell = useDeferredEditorState(firstCell);
  const sheet = useDeferredEditorState((state) => sheetAt(state.history.present, cell, state.language)) ?? EMPTY_SHEET;

  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a')) event.preventDefault();
    const target = hitTest(event.target);
    if (target?.kind === 'section') revealAnchor({ section: target.section, anchor: target.anchor });
  };

  return (
    <div className={classes['preview']}>
      <div className={classes['frame']}>
        <DeviceFrame viewMode="MOBILE" label={t('preview')}>
          <ShadowFrame className={classes['sheet']} lang={LANGUAGE_TAG[language]} css={PREVIEW_CSS}>
            {/* Presentation role: the same fields are reachable by keyboard in the form next to the preview. */}
            <div role="presentation" className="screen" data-device="MOBILE" onClick={onClick}>
              <SheetScreen
                document={site}
                sheet={{ ...sheet, snsConfig: [...SNS_TYPES], showCompany: true }}
                cell={cell}
                language={language}
                device="MOBILE"
                edited={{ placing: null }}
                isMenuOpen={isMenuOpen}
              />
            </div>
          </ShadowFrame>
        </DeviceFrame>
      </div>
      {hint !== undefined && (
        <Text size="xs" c="dimmed" ta="center">
          {hint}
        </Text>
      )}
    </div>
  );
}
