/**
 * The pages of the help for one part of the console. `[[area:key]]` is the label of an element, read from its catalogue. `steps` and `notes`
 * have one line each.
 */
export const helpVisitors = {
  visitorLists: {
    lead: 'サイトの会員と、フォームから届いた内容の一覧です。',
    tasks: {
      reply: {
        title: 'お問い合わせに返信する',
        steps:
          '内容を開いて[[visitors:detail.reply]]を押します。\n[[visitors:detail.stateLabel]]を変えると、対応の状況がほかの人にも伝わります。',
      },
      export: { title: '一覧を書き出す', steps: '絞り込みで必要な行だけにします。\n[[common:export.start]]を押します。' },
      erase: {
        title: 'ある人のデータを消す',
        steps:
          'その人の内容を開きます。\n[[visitors:privacy.erasePerson]]を押します。このサイトにあるその人のデータがすべて消え、元に戻せません。',
      },
    },
    notes:
      '[[visitors:privacy.retention]]を決めると、{{retentionMin}}〜{{retentionMax}}日を過ぎた内容が自動で消えます。\nメモは訪問者には見えません。',
  },
  news: {
    lead: 'サイトの上部に短い最新情報を表示します。サイトを公開し直す必要はありません。',
    tasks: {
      create: {
        title: '最新情報を作る',
        steps:
          '[[news:list.add]]を押してサイトを選び、タイトルと本文を書きます。\nすぐに出すか、[[news:timing.scheduled]]を選んで開始と終了を決めます。\n[[news:submit.publish]]を押します。',
      },
      end: { title: '早めに終える', steps: '行の右端のメニューから[[news:actions.end.label]]を選びます。' },
      order: { title: '順番を変える', steps: 'サイトごとの最新情報を開きます。\n[[news:delivery.order]]を選び、並べ替えます。' },
    },
    notes:
      'サイトに表示されるのは、公開中のうち先頭の{{newsShown}}件です。\n1件の最新情報は{{newsSites}}サイトまで出せます。\n翻訳のない言語では、主な言語の文章が表示されます。',
  },
} as const;
