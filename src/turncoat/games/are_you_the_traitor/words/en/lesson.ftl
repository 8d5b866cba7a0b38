## The lesson of Are You the Traitor?, step by step (`lesson.py`).

lesson-at-welcome = A magic key must reach a Good Wizard. Of the two Wizards, with hats, one is Good and one Evil; each knows only itself. Among the others hides the Traitor.
lesson-at-card = Hold your card to read it; let go, and it is hidden. You are the Guard: you look for the Traitor.
lesson-at-liar = Ida claims to be the Guard. But five players have only one, and that is you. Touch Ida, and say that she lies.
lesson-at-stop = Sure? Hold the seal, slide onto Ida (or touch her), and confirm. The first Stop ends the round for all.
lesson-at-turned = Stop! Now all cards are turned up, one after another.
lesson-at-right = You found the Traitor, so Good wins. Had you been wrong, Evil would have won.
lesson-at-treasure = All of the winning side draw a treasure. Hold yours: crown jewels, five points! With ten you may end the game; the richest wins.
lesson-at-ready = In this pause a magic ring may steal a card, and whoever has ten points may say so. You have neither: touch Ready.
lesson-at-traitor = A new deal. Hold your card: now you are the Traitor. You look for nobody and never call Stop. Let the others be wrong.
lesson-at-lie = Ida says that she is the Guard. Lying is allowed, so lie too: touch yourself, and say that you are the KeyHolder.
lesson-at-called = Bo calls Stop and points at Ida. Is he right? The cards tell.
lesson-at-fooled = Bo is the Guard, so he knew that Ida lied. But she only hid that she holds the key. He was wrong: Evil wins, and you draw treasure.
lesson-at-keyholder = The KeyHolder carries the magic key and looks for a Good Wizard. To ask too openly is to show the Evil one where the key is.
lesson-at-good_wizard = Good Wizards look for the Traitor, as Guards do. They do not know who holds the key, so they listen for a story that does not fit.
lesson-at-evil_wizard = Evil Wizards look for the KeyHolder. They pose as Good, and the Traitor helps them with a word or a wink.
lesson-at-end = Now you know all five. Your card always says whom you look for, and what you are up to.
