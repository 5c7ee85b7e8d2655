import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_TAG, type Language } from '#shared/model/language.ts';

const WORDS = {
  jp: {
    inbox: '受信箱',
    newestFirst: '新しい順',
    empty: 'メールはまだありません',
    emptyHint: '送信されたメールがここに届きます。',
    clear: 'すべて削除',
    reload: '更新',
    back: '受信箱へ戻る',
    from: '差出人',
    to: '宛先',
    replyTo: '返信先',
    received: '受信日時',
    noSubject: '（件名なし）',
    text: 'テキスト本文',
    html: 'HTML本文',
    links: 'リンク',
    attachments: '添付ファイル',
    source: 'メールの原文（.eml）',
    notFound: 'メールが見つかりません',
    notFoundHint: '削除された可能性があります。',
  },
  en: {
    inbox: 'Inbox',
    newestFirst: 'Newest first',
    empty: 'No mail yet',
    emptyHint: 'Mail that is sent arrives here.',
    clear: 'Delete all',
    reload: 'Refresh',
    back: 'Back to the inbox',
    from: 'From',
    to: 'To',
    replyTo: 'Reply to',
    received: 'Received',
    noSubject: '(no subject)',
    text: 'Text',
    html: 'HTML',
    links: 'Links',
    attachments: 'Attachments',
    source: 'Source of the mail (.eml)',
    notFound: 'Mail not found',
    notFoundHint: 'It may have been deleted.',
  },
  cn: {
    inbox: '收件箱',
    newestFirst: '最新的在前',
    empty: '还没有邮件',
    emptyHint: '发出的邮件会显示在这里。',
    clear: '全部删除',
    reload: '刷新',
    back: '返回收件箱',
    from: '发件人',
    to: '收件人',
    replyTo: '回复至',
    received: '接收时间',
    noSubject: '（无主题）',
    text: '纯文本正文',
    html: 'HTML 正文',
    links: '链接',
    attachments: '附件',
    source: '邮件原文（.eml）',
    notFound: '找不到该邮件',
    notFoundHint: '它可能已被删除。',
  },
  kr: {
    inbox: '받은편지함',
    newestFirst: '최신순',
    empty: '아직 메일이 없습니다',
    emptyHint: '발송된 메일이 여기에 도착합니다.',
    clear: '모두 삭제',
    reload: '새로고침',
    back: '받은편지함으로 돌아가기',
    from: '보낸사람',
    to: '받는사람',
    replyTo: '회신 주소',
    received: '받은 시각',
    noSubject: '(제목 없음)',
    text: '텍스트 본문',
    html: 'HTML 본문',
    links: '링크',
    attachments: '첨부파일',
    source: '메일 원문 (.eml)',
    notFound: '메일을 찾을 수 없습니다',
    notFoundHint: '삭제되었을 수 있습니다.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The inbox's words in one language. */
export type InboxLabels = Readonly<Record<keyof (typeof WORDS)['jp'], string>> & { readonly tag: string };

/** The language a browser asks for first among the four; Japanese if it asks for none of them. */
export function inboxLabels(acceptLanguage: string | undefined): InboxLabels {
  const asked = (acceptLanguage ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  const languages = asked.flatMap((tag) => LANGUAGES.find((language) => LANGUAGE_TAG[language].startsWith(tag) && tag !== '') ?? []);
  const language = languages[0] ?? DEFAULT_LANGUAGE;
  return { ...WORDS[language], tag: LANGUAGE_TAG[language] };
}
