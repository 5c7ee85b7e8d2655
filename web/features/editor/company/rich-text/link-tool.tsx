import { Button, Popover, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ToolbarButton } from '#web/features/editor/company/rich-text/toolbar-button.tsx';
import { parseTypedAddress } from '#web/features/editor/company/rich-text/parse-typed-address.ts';

interface LinkToolProps {
  editor: Editor;
  /** Whether the caret is inside a link, which is then edited. */
  isInLink: boolean;
}

/** Links the selected text, or inserts the address as a link if nothing is selected. */
export function LinkTool({ editor, isInLink }: LinkToolProps) {
  const { t } = useTranslation('company');
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);

  const open = (): void => {
    const href: unknown = editor.getAttributes('link')['href'];
    setTyped(typeof href === 'string' ? href : '');
    setInvalid(false);
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const href = parseTypedAddress(typed ?? '');
    if (href === undefined) return setInvalid(true);
    const chain = editor.chain().focus();
    const hasNoText = editor.state.selection.empty && !isInLink;
    const linkedText = { type: 'text', text: (typed ?? '').trim(), marks: [{ type: 'link', attrs: { href } }] };
    (hasNoText ? chain.insertContent(linkedText) : chain.extendMarkRange('link').setLink({ href })).run();
    return setTyped(null);
  };

  const label = t('link.action');
  return (
    <Popover
      opened={typed !== null}
      onChange={(isOpen) => !isOpen && setTyped(null)}
      trapFocus
      returnFocus
      withinPortal
      shadow="md"
      width={320}
    >
      <Popover.Target>
        <ToolbarButton label={label} icon={IconLink} isOn={isInLink} onClick={open} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <form noValidate onSubmit={apply}>
          <TextInput
            label={t('link.label')}
            placeholder={t('link.example')}
            inputMode="url"
            data-autofocus
            value={typed ?? ''}
            error={isInvalid && t('link.invalid')}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setInvalid(false);
            }}
          />
          <Button type="submit" size="compact-sm" mt="sm">
            {t('link.apply')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
