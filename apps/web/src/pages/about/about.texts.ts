import { sentences } from '../../text/sentences.ts';

export const aboutTexts = sentences({
  en: {
    title: 'About and credits',
    lead: 'Stakeout is a digital table for two games of cops and crooks, with complete rules, honest chance, and nothing shown to anyone who may not know it.',
    what: 'What this is',
    whatBody:
      'Play on one device, with people or bots, and offline once you have been here; or online, live or over days. Rules are told in our own words; where the printed rules leave something open, the rulebook says what was decided.',
    unaffiliated: 'Whose games these are',
    unaffiliatedBody:
      'The games here, {games}, are the work of their authors and publishers. Stakeout is made by fans, is not affiliated with or endorsed by any of them, and uses none of their art. If you like the games, buy the boxes.',
    fair: 'Fair shuffles',
    fairBody:
      'Online, the server commits to its secret before anybody is ready, and every player adds a part. After the match your browser checks by itself that the cards were drawn by both.',
    fairLink: 'How shuffles are kept fair',
    privacy: 'What is kept about you',
    privacyBody:
      'Local matches stay in this browser. Online you are a name and a random cookie: no account, no e-mail, no tracking.',
    icons: 'Icons',
    iconsBy: 'Icons by Lorc, Delapouite and contributors, from',
    iconsLicence: 'under the licence',
    iconsChanged: 'They were recoloured, and some are part of the posters.',
    fonts: 'Typefaces',
    fontsBody:
      'Big Shoulders Display, Sofia Sans Condensed and Source Sans 3, each under the SIL Open Font License 1.1.',
    fontsLicence: 'The licences of the typefaces',
    code: 'The program',
    codeBody:
      'Stakeout is free software under the MIT licence. It stands on React, Zod and the Noble cryptography libraries, all MIT as well. Everything drawn here besides the icons was made for Stakeout.',
  },
  pt: {
    title: 'Sobre e créditos',
    lead: 'Stakeout é uma mesa digital para dois jogos de polícia e ladrão, com regras completas, sorte honesta e nada mostrado a quem não pode saber.',
    what: 'O que é isto',
    whatBody:
      'Jogue em um só aparelho, com pessoas ou bots, e sem conexão depois da primeira visita; ou online, ao vivo ou ao longo de dias. As regras estão em nossas próprias palavras; onde o livro deixa algo em aberto, o livro de regras daqui diz o que foi decidido.',
    unaffiliated: 'De quem são os jogos',
    unaffiliatedBody:
      'Os jogos daqui, {games}, são obra de seus autores e editoras. O Stakeout é feito por fãs, não tem vínculo com nenhum deles nem seu aval, e não usa nada de sua arte. Se gostar dos jogos, compre as caixas.',
    fair: 'Embaralhamento justo',
    fairBody:
      'Online, o servidor se compromete com seu segredo antes que alguém esteja pronto, e cada jogador acrescenta uma parte. Depois da partida, o seu navegador confere sozinho se as cartas foram sorteadas por ambos.',
    fairLink: 'Como o embaralhamento é justo',
    privacy: 'O que fica guardado sobre você',
    privacyBody:
      'As partidas locais ficam neste navegador. Online você é um nome e um cookie sorteado: sem conta, sem e-mail, sem rastreamento.',
    icons: 'Ícones',
    iconsBy: 'Ícones de Lorc, Delapouite e colaboradores, do site',
    iconsLicence: 'sob a licença',
    iconsChanged: 'Foram recoloridos, e alguns fazem parte dos cartazes.',
    fonts: 'Fontes',
    fontsBody: 'Big Shoulders Display, Sofia Sans Condensed e Source Sans 3, todas sob a SIL Open Font License 1.1.',
    fontsLicence: 'As licenças das fontes',
    code: 'O programa',
    codeBody:
      'O Stakeout é software livre sob a licença MIT. Apoia-se em React, Zod e nas bibliotecas de criptografia Noble, também MIT. Tudo o que há de desenho aqui além dos ícones foi feito para o Stakeout.',
  },
});
