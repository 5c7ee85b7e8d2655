import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpEditor as source } from '#shared/messages/jp/help/help-editor.ts';

export const helpEditor: CatalogueOf<typeof source> = {
  siteEditor: {
    lead: '在这里制作网站。左端的项目用来选择要编辑的内容：页面、菜单、表单等。编辑页面时，左侧是网格，中间是预览，右侧是所选页面的设置。',
    tasks: {
      fill: {
        title: '填充网格',
        steps:
          '点击[[editor:grid.addImages]]并选择文件，会依次放入空单元格。PDF的每一页成为一个页面。\n把页面拖到其他单元格，可以移动或互换。\n选择页面，直接在预览中或在设置的[[inspector:group.words]]中输入文字。',
      },
      many: {
        title: '一次放入大量文件',
        steps: '点击[[grid:bulkUpload]]。\n选择ZIP文件。文件名决定单元格，例如A1.jpg、B2.jpg。\n确认放置方案后执行。',
      },
      divideForm: {
        title: '把表单分成多页',
        steps:
          '在编辑画面打开[[fields:section.contact]]等表单，再打开作为页面开头的项目。\n开启[[forms:page.begins]]，需要时填写页面标题。\n在预览中填写，确认翻页效果。',
      },
      links: {
        title: '用链接列表制作页面',
        steps:
          '点击[[grid:importLinks]]。\n粘贴电子表格的内容，或点击[[links:file]]。\n选择添加为页面还是菜单项。\n确认将添加的内容后添加。',
      },
      fix: { title: '撤销修改', steps: '点击[[editor:undo]]。要恢复以前的版本，请点击[[saving:history.open]]。' },
    },
    notes:
      '在手机上，用屏幕底部的栏切换[[editor:pane.grid]]、[[editor:pane.preview]]和[[editor:pane.inspector]]，用[[editor:pane.sections]]打开菜单和表单。\n编辑内容会自动保存。\n历史保留最近{{historyMax}}个版本。\n每个页面最多可做{{variations}}个用于比较的变体。\n在宽屏上最多可并排显示{{sheetsInView}}个页面。',
  },
  publishing: {
    lead: '发布后，所有人都能看到网站。之后的修改在再次发布前仍是草稿。',
    tasks: {
      publish: {
        title: '发布网站',
        steps:
          '点击[[editor:publish.action]]。如有缺少的内容，会列出来并可直接前往修改。\n确认访客会看到的变化，点击[[saving:review.confirm]]。',
      },
      schedule: { title: '定时发布', steps: '打开按钮旁的菜单，选择[[saving:schedule.open]]。\n输入时间，点击[[saving:schedule.save]]。' },
      code: {
        title: '打印二维码',
        steps:
          '在已发布的网站上点击[[saving:qr.open]]。在手机上，它位于[[editor:screens]]菜单中。\n选择网站或所选的页面。\n也可以选择[[saving:qr.colours]]。\n以 SVG、PNG 或 PDF 下载。',
      },
      export: {
        title: '放到其他服务器上',
        steps:
          '打开已发布的网站，点击[[editor:exportSite]]。[[common:menu.siteList]]中网站的菜单（…）里也有。\n点击[[siteExport:start]]，完成后点击[[siteExport:download]]。\n其中的 README.txt 说明了上传方法和无法使用的功能。',
      },
      takeDown: { title: '取消发布', steps: '打开按钮旁的菜单，选择[[editor:publish.asPrivate]]。' },
    },
    notes: '在[[fields:section.checklist]]中可以查看发布前可改进的地方。\n时间均为日本时间。\n也可以从历史中发布以前的版本。',
  },
  sharing: {
    lead: '把尚未发布的网站展示给受邀的人，他们可以评论和批准。',
    tasks: {
      invite: {
        title: '邀请他人',
        steps:
          '打开发布按钮旁的菜单，选择[[saving:share.open]]。\n添加邮箱地址，设置密码，点击[[share:saveAndSend]]。\n邮件中不含密码，请用其他方式告知。',
      },
      discuss: { title: '处理评论', steps: '在编辑器中打开[[comments:open]]。\n回复评论，处理完后点击[[comments:resolve]]。' },
    },
    notes: '每个网站最多邀请{{invitees}}人。\n可以要求获得批准后才能发布。',
  },
  replacing: {
    lead: '在整个网站中查找文字、链接或颜色，并一次替换。',
    tasks: {
      replace: {
        title: '批量替换文字',
        steps:
          '在编辑器中选择[[editor:replace]]。\n在[[replace:find]]中输入要找的文字，在[[replace:replacement]]中输入新文字。\n取消不想修改的位置，然后替换。',
      },
    },
    notes: '可以只处理一种语言，也可以处理所有语言。\n撤销一次即可全部还原。\n替换后不符合规则的位置会列出，但不会修改。',
  },
  customDomain: {
    lead: '用您自己的域名（例如 www.example.com）展示网站。',
    tasks: {
      connect: {
        title: '连接域名',
        steps:
          '在编辑器中打开[[fields:section.domain]]，输入域名，点击[[domain:enter.submit]]。\n复制CNAME，在域名服务商处添加，或发送给域名管理员。\n点击[[domain:add.done]]。',
      },
    },
    notes: '域名准备好之前，网站保持现有地址。\nhttps证书会自动签发。\n能否使用独立域名取决于套餐。',
  },
};
