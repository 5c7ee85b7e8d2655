import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

interface KeywordFieldProps {
  label: string;
  placeholder?: string;
  /** What is found by what is typed. */
  help?: string;
  maxLength: number;
  keyword: string;
  onChange: (keyword: string) => void;
}

/** The keyword while it is typed; passed on when typing pauses, and never in the middle of a composed word. */
export function KeywordField({ label, placeholder, help, maxLength, keyword, onChange }: KeywordFieldProps) {
  const [typed, setTyped] = useState(keyword);
  const passedOn = useRef(keyword);
  const pass = useDebouncedCallback((value: string) => {
    passedOn.current = value.trim();
    onChange(passedOn.current);
  }, PAUSE_MS);

  // Changed from elsewhere: the address, or the way to clear it.
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
      inputWrapperOrder={['label', 'input', 'description']}
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
