import { Alert, Anchor, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { type InvalidField, useInvalidFields } from '#web/ui/form/use-invalid-fields.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

/** The minimum number of invalid fields for a list. A single invalid field already has the focus and shows its error. */
const LISTED_FROM = 2;

function InvalidFieldList({ fields }: { fields: readonly InvalidField[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Alert
      role="group"
      color="danger"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('form.invalid', { number: formatNumber(fields.length, language) })}
    >
      <Group gap="4px 16px">
        {fields.map(({ label, control }, index) => (
          <Anchor
            key={`${index} ${label}`}
            component="button"
            type="button"
            inherit
            c="inherit"
            mih={24}
            ta="start"
            underline="always"
            onClick={() => control.focus()}
          >
            {label}
          </Anchor>
        ))}
      </Group>
    </Alert>
  );
}

interface FormFailureProps {
  /** The title of the failure; without it only the error's message is shown. */
  title?: string;
  /** The error of the last request; `null` if it succeeded or none was sent. */
  error: unknown;
  /** `false` if a toast announces the same error. */
  isAnnounced?: boolean;
}

/**
 * Shows why a form was not sent, above its buttons: links to the invalid fields, or the message of the failed request if no field
 * shows it.
 */
export function FormFailure({ title, error, isAnnounced = true }: FormFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  const fields = useInvalidFields(place, error);
  /** The error that fields have already shown. It is not repeated here while the fields are corrected. */
  const [saidError, setSaidError] = useState<unknown>(null);
  const isOfFields = (refusalOf(error)?.fields ?? []).length > 0;
  if (isOfFields && fields.length > 0 && saidError !== error) setSaidError(error);
  const isListed = fields.length >= LISTED_FROM;
  const isUnsaid = error !== null && !isListed && !(isOfFields && saidError === error);
  return (
    <div ref={place} hidden={!isListed && !isUnsaid}>
      {isListed && <InvalidFieldList fields={fields} />}
      {isUnsaid && <FailureAlert {...(title !== undefined && { title })} error={error} isAnnounced={isAnnounced} />}
    </div>
  );
}
