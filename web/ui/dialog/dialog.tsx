import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';

type DialogProps = Omit<ModalProps, 'opened' | 'closeButtonProps'> & { isOpen?: boolean };

/** A dialog over the screen, with a button that closes it. */
export function Dialog({ isOpen = true, ...modal }: DialogProps) {
  const { t } = useTranslation();
  return <Modal {...modal} opened={isOpen} closeButtonProps={{ 'aria-label': t('close') }} />;
}
