/** Texts of e-mails about sites: previews, comments, publications, domains, reports and files. */
export const siteMails = {
  /** Invitation to the preview of a site. It never contains the password. */
  previewInvitation: {
    subject: '【{{brand}}】「{{site}}」のプレビューのご案内',
    title: 'プレビューのご案内',
    lead: '{{company}}から、公開前のサイト「{{site}}」のプレビューに招待されました。',
    access: '開くには、このメールアドレス({{email}})と、{{company}}から別途お知らせするパスワードが必要です。',
    message: '{{company}}からのメッセージ',
    button: 'プレビューを開く',
    notYou: 'お心当たりがない場合は、このメールを破棄してください。パスワードがなければ、プレビューは開けません。',
  },
  /** E-mail about comments on a site, to its owner and to invitees. */
  comments: {
    subject: '【{{brand}}】「{{site}}」に新しいコメントが{{count}}件あります',
    title: '新しいコメントがあります',
    lead: '「{{site}}」に新しいコメントが{{count}}件あります。',
    more: 'ほかに{{count}}件のコメントがあります。',
    openEditor: '編集画面で確認する',
    openPreview: 'プレビューを開く',
  },
  systemNotice: {
    subject: '【{{brand}}】{{title}}',
    window: 'メンテナンスの日時: {{from}} 〜 {{until}}(日本時間)',
    button: 'お知らせを開く',
    link: '詳しくはこちら: ',
  },
  previewApproved: {
    subject: '【{{brand}}】「{{site}}」のプレビューが承認されました',
    title: 'プレビューが承認されました',
    lead: '「{{site}}」のプレビューを見た人が、保存された内容を承認しました。承認の数は、管理画面で確認できます。',
    button: 'サイトを開く',
  },
  webhookStopped: {
    subject: '【{{brand}}】Webhook「{{name}}」を停止しました',
    title: 'Webhookを停止しました',
    lead: 'Webhook「{{name}}」への送信が3日間続けて失敗したため、停止しました。送信先を確認してから、管理画面で有効に戻してください。送信できなかったイベントは、30日以内なら送信の記録から送り直せます。',
    button: '管理画面を開く',
  },
  fileFinished: {
    'import-finished': {
      subject: '【{{brand}}】取り込みが完了しました({{name}})',
      title: '取り込みが完了しました',
      lead: '「{{name}}」の取り込みが完了しました。結果は管理画面で確認できます。',
    },
    'export-finished': {
      subject: '【{{brand}}】CSVファイルができました({{name}})',
      title: 'CSVファイルができました',
      lead: '「{{name}}」の一覧のCSVファイルができました。24時間以内に管理画面からダウンロードしてください。',
    },
    'site-export-finished': {
      subject: '【{{brand}}】サイトのZIPファイルができました({{name}})',
      title: 'サイトのZIPファイルができました',
      lead: '公開中の「{{name}}」をまとめたZIPファイルができました。24時間以内に管理画面からダウンロードしてください。',
    },
    'bulk-upload-finished': {
      subject: '【{{brand}}】「{{name}}」を配置できます',
      title: 'ファイルを配置できます',
      lead: '「{{name}}」の展開が完了しました。編集画面で配置先を確認し、7日以内に反映してください。',
    },
    button: '管理画面を開く',
  },
  visitReport: {
    subject: '【{{brand}}】「{{site}}」の{{month}}の効果測定レポート',
    title: '{{month}}の効果測定レポート',
    lead: '「{{site}}」の{{month}}の効果測定レポートをお送りします。添付のPDFで、シートごとの数値や訪問者の動きまで確認できます。',
    button: '管理画面で見る',
    signIn: '管理画面を開くにはログインが必要です。',
    footer:
      'このメールは、{{company}}が設定した送付先に毎月お送りしています。送付の停止をご希望の場合は、このメールにご返信いただくか、{{company}}にお知らせください。',
  },
  accountExport: {
    subject: '【{{brand}}】「{{company}}」のデータをダウンロードできます',
    title: 'データの書き出しが完了しました',
    lead: '「{{company}}」とそのサイトのすべてのデータを1つのZIPファイルにまとめました。ログインしてダウンロードしてください。',
    kept: 'ファイルは24時間後に削除されます。訪問者や会員の個人情報を含むため、取り扱いにご注意ください。',
    button: 'ダウンロード画面を開く',
    notYou: 'お心当たりがない場合は、パスワードを変更のうえ、運営の担当者にご連絡ください。',
  },
  reportNotSent: {
    subject: '【{{brand}}】「{{site}}」の月次レポートを送付できませんでした',
    title: '月次レポートを送付できませんでした',
    lead: 'ご契約のプランに効果測定が含まれていないため、「{{site}}」の{{month}}のレポートを送付しませんでした。',
    afterwards: '効果測定を含むプランに変更すると、その後の月から再び送付します。送付先の設定は残しています。',
    button: '効果測定を開く',
  },
  domain: {
    live: {
      subject: '【{{brand}}】独自ドメイン「{{domain}}」が使えるようになりました',
      title: '独自ドメインが使えるようになりました',
      lead: '「{{site}}」を「{{domain}}」で公開できるようになりました。',
      advice: 'これまでのアドレスを開いた方は、新しいアドレスへ自動で移動します。CNAMEの設定は、そのまま残してください。',
    },
    failing: {
      subject: '【{{brand}}】独自ドメイン「{{domain}}」が使えなくなっています',
      title: '独自ドメインが使えなくなっています',
      lead: '「{{domain}}」を確認したところ、必要な設定が見つからないか、証明書を使えませんでした。',
      advice:
        '「{{site}}」は初期のアドレスで引き続き公開しています。次のボタンから設定を確認してください。30日以内に直ると、自動で元に戻ります。',
    },
    expired: {
      subject: '【{{brand}}】独自ドメイン「{{domain}}」を確認できませんでした',
      title: '独自ドメインを確認できませんでした',
      lead: '期限までに「{{domain}}」の設定を確認できなかったため、確認を終了しました。',
      advice:
        '「{{site}}」は確認を始める前の状態に戻り、初期のアドレスで使えます。設定を直した後、次のボタンからもう一度確認を始められます。',
    },
    lost: {
      subject: '【{{brand}}】独自ドメイン「{{domain}}」が使えなくなりました',
      title: '独自ドメインが使えなくなりました',
      lead: '「{{domain}}」は、DNSの設定により別のサイトで使われるようになりました。',
      advice: '「{{site}}」は初期のアドレスで引き続き公開しています。お心当たりがない場合は、ドメインの管理者にご確認ください。',
    },
    certificate: {
      subject: '【{{brand}}】独自ドメイン「{{domain}}」の証明書を更新できていません',
      title: '証明書を更新できていません',
      lead: '「{{domain}}」の証明書は{{at}}(日本時間)に期限が切れますが、まだ更新できていません。',
      advice:
        'CNAMEとCAAレコードの設定を、次のボタンから確認してください。期限が切れると「{{site}}」は初期のアドレスでの公開に切り替わります。',
    },
    button: 'ドメインの設定を開く',
    instructions: {
      subject: '【{{brand}}】「{{domain}}」のDNS設定のお願い',
      title: '「{{domain}}」のDNS設定のお願い',
      lead: '{{company}}の{{sender}}様から、サイト「{{site}}」を「{{domain}}」で公開するための設定のご依頼です。',
      leadOfCompany: '{{company}}様から、サイト「{{site}}」を「{{domain}}」で公開するための設定のご依頼です。',
      task: '「{{zone}}」のDNSに、次のCNAMEレコードを1つ追加してください。',
      type: '種類',
      name: '名前(ホスト名)',
      value: '値',
      message: '{{sender}}様からのメッセージ',
      button: 'サイトを見る',
      caution: '同じ名前のほかのレコードは削除し、CDNなどのプロキシはオフにしてください。',
      until: '{{at}}(日本時間)までに設定されると、自動で確認されます。',
      footer: 'このメールは、{{company}}の依頼により{{brand}}からお送りしています。ご返信は{{company}}に届きます。',
    },
  },
  /** E-mail about an obstacle to a scheduled publication, one hour before and at the scheduled time. */
  scheduledPublication: {
    blocked: {
      subject: '【{{brand}}】「{{site}}」の予約は、このままでは実行できません',
      title: '予約を実行できない見込みです',
      lead: '{{at}}(日本時間)に予約されている「{{site}}」の{{what}}は、このままでは実行できません。',
      advice: '予約の時刻までに解消すれば、予約どおりに実行されます。',
    },
    failed: {
      subject: '【{{brand}}】「{{site}}」の予約を実行できませんでした',
      title: '予約を実行できませんでした',
      lead: '{{at}}(日本時間)に予約されていた「{{site}}」の{{what}}を、実行できませんでした。サイトの公開状態は変わっていません。',
      advice: '原因を解消したうえで、改めて公開するか、予約し直してください。',
    },
    what: { public: '公開', private: '非公開への変更' },
    obstacle: {
      faults: '公開に必要な項目が入力されていないか、正しくありません。サイトの編集画面の「公開」で内容を確認できます。',
      status: 'サイトまたは契約の状態により、公開状態を変更できません。',
      paused: '契約が一時停止されています。',
      'revision-gone': '予約した版が残っていません。',
      approval: '公開に必要な人数の承認を得ていません。',
    },
    button: 'サイトを開く',
  },
} as const;
