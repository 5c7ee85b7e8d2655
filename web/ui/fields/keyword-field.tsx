import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

interface KeywordFieldProps {
  label: string;
  placeholder?: string;
  /** Describes what the search finds. */
  help?: string;
  maxLength: number;
  keyword: string;
  onChange: (keyword: string) => void;
}

/** A search field with a debounced `onChange`, which is not called during an input-method composition. */
export function KeywordField({ label, placeholder, help, maxLength, keyword, onChange }: KeywordFieldProps) {
  const [typed, setTyped] = useState(keyword);
  const passedOn = useRef(keyword);
  const pass = useDebouncedCallback((value: string) => {
    passedOn.current = value.trim();
    onChange(passedOn.current);
  }, DEBOUNCE_MS);

  // Shows a keyword that was changed from outside: by the URL, or by the button that clears the filter.
  useEffect(() => {
    if (keyword === passedOn.current) return;
    pass.cancel();
    passedOn.current = keyword;
    setTyped(keyword);
  }, [keyword, pass]);

  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      description={help}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={maxLength}
      value={typed}
      onChange={({ currentTarget: { value }, nativeEvent }) => {
        setTyped(value);
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) pass(value);
      }}
      onCompositionEnd={({ currentTarget: { value } }) => pass(value)}
    />
  );
}
